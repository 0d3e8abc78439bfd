//! The multi-layer perceptron of [`turf_agents::policy::net::mlp`].
//!
//! The sums of cell rows are a matrix product with the features, zeros mostly: a GPU computes it faster than it would
//! list the active ones.

use tch::{Kind, Tensor};
use turf_agents::policy::net::NORM_EPS;
use turf_env::CellKind;

use crate::nn::network::Shape;

/// Returns 1 for every active feature of the cells (`[n, cells]`), else 0, `[n, features]`.
pub(crate) fn features(kind: CellKind, cells: &Tensor) -> Tensor {
    let numbers = |n: usize| Tensor::arange(n as i64, (Kind::Uint8, cells.device()));
    let cells = cells.unsqueeze(-1);
    let active = match kind {
        CellKind::Classes(n) => cells.eq_tensor(&numbers(n)),
        CellKind::Bits(n) => cells.bitwise_right_shift(&numbers(n)).bitwise_and(1),
    };
    active.flatten(1, 2).to_kind(Kind::Float)
}

/// Computes Q, `[n, heads, actions]`. `views` are the layers in order, of one network or of several that are joined.
pub(crate) fn q(shape: &Shape, views: &[Tensor], scalars: &Tensor, features: Option<&Tensor>) -> Tensor {
    let joined = (views[0].dim() > 2).then(|| views[0].size()[0]);
    let by_network = |rows: &Tensor| joined.map_or(rows.shallow_clone(), |n| rows.view([n, -1, rows.size()[1]]));
    let dense = |input: &Tensor, [weight, bias]: &[Tensor; 2]| match joined {
        None => input.linear(weight, Some(bias)),
        Some(_) => bias.unsqueeze(1).baddbmm(input, &weight.transpose(1, 2), 1, 1),
    };
    let norm = |z: &Tensor, [weight, bias]: &[Tensor; 2]| {
        let by = |pair: [Option<&Tensor>; 2]| {
            z.layer_norm(&z.size()[z.dim() - 1..], pair[0], pair[1], NORM_EPS as f64, false)
        };
        match joined {
            None => by([Some(weight), Some(bias)]),
            Some(_) => by([None; 2]) * weight.unsqueeze(1) + bias.unsqueeze(1),
        }
    };
    let (pairs, table) = views.as_chunks::<2>();
    let mut pairs = pairs.iter();
    let mut next = || pairs.next().expect("as many views as layers");
    let (heads, actions) = (shape.dims.heads as i64, shape.dims.actions as i64);
    let mut hidden = by_network(scalars);
    for k in 0..shape.spec.hidden.len() {
        let mut z = dense(&hidden, next());
        if let (0, Some(features), [table]) = (k, features, table) {
            z += by_network(features).matmul(table);
        }
        hidden = norm(&z, next()).relu();
    }
    let advantage = dense(&hidden, next()).view([-1, heads, actions]);
    if !shape.spec.dueling {
        return advantage;
    }
    let value = dense(&hidden, next()).view([-1, heads, 1]);
    value + &advantage - advantage.mean_dim(&[-1i64][..], true, Kind::Float)
}
