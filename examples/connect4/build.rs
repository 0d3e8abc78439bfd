//! Tells the learner where libtorch lies.

fn main() {
    if let Ok(libtorch) = std::env::var("DEP_TURF_TRAIN_LIBTORCH") {
        println!("cargo:rustc-link-arg-bins=-Wl,--enable-new-dtags,-rpath,{libtorch}");
    }
}
