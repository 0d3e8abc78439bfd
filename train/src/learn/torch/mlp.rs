//! The multi-layer perceptron of [`turf_agents::policy::net::mlp`].

use tch::{Kind, Tensor};
use turf_agents::policy::net::NORM_EPS;

use crate::nn::network::Shape;

pub(crate) fn q(shape: &Shape, views: &[Tensor], scalars: &Tensor, cell_sums: Option<&Tensor>) -> Tensor {
    let mut views = views.iter();
    let mut next = || views.next().expect("as many views as layers");
    let spec = &shape.spec;
    let (heads, actions) = (shape.dims.heads as i64, shape.dims.actions as i64);
    let mut hidden = scalars.shallow_clone();
    for (k, &width) in spec.hidden.iter().enumerate() {
        let (weight, bias) = (next(), next());
        let mut z = hidden.linear(weight, Some(bias));
        if let (0, Some(sums)) = (k, cell_sums) {
            z += sums;
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
