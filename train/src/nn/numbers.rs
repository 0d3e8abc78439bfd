//! The numbers of tensors that lie in the processor's memory.

use tch::{Device, Kind, Tensor};

fn check(tensor: &Tensor) {
    assert!(
        tensor.device() == Device::Cpu && tensor.kind() == Kind::Float && tensor.is_contiguous(),
        "f32 numbers of the processor, one after the other"
    );
}

/// The numbers of a tensor, to be read.
///
/// # Panics
/// If it lies elsewhere, or its numbers are not `f32` one after the other.
pub(crate) fn numbers(tensor: &Tensor) -> &[f32] {
    check(tensor);
    // SAFETY: that many numbers of this kind lie there, as was just checked, as long as the tensor lives. The learner changes
    // them only when no thread works with another handle on them.
    unsafe { std::slice::from_raw_parts(tensor.data_ptr() as *const f32, tensor.numel()) }
}

/// The numbers of a tensor, to be changed, while nobody reads them by another handle.
///
/// # Panics
/// As [`numbers`].
pub(crate) fn numbers_mut(tensor: &mut Tensor) -> &mut [f32] {
    check(tensor);
    // SAFETY: as above; the caller's borrow is the only use of this handle, and there is none of another.
    unsafe { std::slice::from_raw_parts_mut(tensor.data_ptr() as *mut f32, tensor.numel()) }
}
