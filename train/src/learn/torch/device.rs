use anyhow::{Context, Result, ensure};
use libloading::os::unix::{Library, RTLD_GLOBAL, RTLD_NOW};
use tch::{Cuda, Device};

/// Returns `cpu` or `cuda`, checked to be usable.
///
/// The program links the processor's part of libtorch only. For `cuda` the other part, `libtorch_cuda.so`, is loaded here:
/// from beside libtorch, or from the `lib` folder of a PyTorch 2.11.0 with CUDA named in `LD_LIBRARY_PATH`, which then
/// replaces all of libtorch. Call this before anything else of tch: libtorch looks for its CUDA part once, at first need.
///
/// # Errors
/// One line that says what is missing: the CUDA part, or a usable GPU.
pub(crate) fn device(name: &str) -> Result<Device> {
    if name != "cuda" {
        return Ok(Device::Cpu);
    }
    load_cuda().context(
        "--device cuda needs a libtorch with CUDA: put the folder torch/lib of a PyTorch 2.11.0 with CUDA in LD_LIBRARY_PATH",
    )?;
    ensure!(Cuda::is_available(), "--device cuda: libtorch has CUDA but finds no usable GPU or driver");
    Ok(Device::Cuda(0))
}

fn load_cuda() -> Result<()> {
    // SAFETY: the library's initialisers run, which only register its kernels with the libtorch that is loaded already; the
    // loader finds both in one folder, so their versions agree. Global, as its own parts look symbols up in one another.
    let library = unsafe { Library::open(Some("libtorch_cuda.so"), RTLD_NOW | RTLD_GLOBAL) }?;
    std::mem::forget(library); // libtorch keeps pointers into it
    Ok(())
}
