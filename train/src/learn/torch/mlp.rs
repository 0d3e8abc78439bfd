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

pub(crate) fn q(shape: &Shape, views: &[Tensor], scalars: &Tensor, features: Option<&Tensor>) -> Tensor {
    let table = views.last();
    let mut views = views.iter();
    let mut next = || views.next().expect("as many views as layers");
    let spec = &shape.spec;
    let (heads, actions) = (shape.dims.heads as i64, shape.dims.actions as i64);
    let mut hidden = scalars.shallow_clone();
    for (k, &width) in spec.hidden.iter().enumerate() {
        let (weight, bias) = (next(), next());
        let mut z = hidden.linear(weight, Some(bias));
        if let (0, Some(features), Some(table)) = (k, features, table) {
            z += features.matmul(table);
        }
        let (weight, bias) = (next(), next());
        hidden = z.layer_norm([width as i64], Some(weight), Some(bias), NORM_EPS as f64, false).relu();
    }
    let (weight, bias) = (next(), next());
    let advantage = hidden.linear(weight, Some(bias)).view([-1, heads, actions]);
    if !spec.dueling {
        return advantage;
    }
    let (weight, bias) = (next(), next());
    let value = hidden.linear(weight, Some(bias)).view([-1, heads, 1]);
    value + &advantage - advantage.mean_dim(&[-1i64][..], true, Kind::Float)
}
