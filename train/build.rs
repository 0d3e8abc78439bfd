//! Tells the learner where libtorch lies.

fn main() {
    let libtorch = std::env::var("DEP_TCH_LIBTORCH_LIB").expect("torch-sys says where its libtorch is");
    // A RUNPATH and no RPATH: LD_LIBRARY_PATH still wins, so on a GPU machine the same program runs against a PyTorch
    // with CUDA. (Tests get it too.)
    println!("cargo:rustc-link-arg=-Wl,--enable-new-dtags,-rpath,{libtorch}");
    println!("cargo:libtorch={libtorch}");
    println!("cargo:rerun-if-changed=build.rs");
}
