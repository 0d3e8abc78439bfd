use super::*;

fn sample() -> PolicyFile {
    let tensor = |shape: &[usize]| Tensor {
        shape: shape.to_vec(),
        data: (0..shape.iter().product()).map(|i: usize| i as f32 * 0.5 - 1.0).collect(),
    };
    PolicyFile {
        encoding: "nim-v1".into(),
        content: Content::Network(NetworkSpec {
            kind: NetworkKind::Mlp,
            hidden: vec![4],
            use_cells: false,
            dueling: false,
        }),
        shield: true,
        notes: BTreeMap::from([("decisions".into(), "12".into())]),
        tensors: BTreeMap::from([("a".into(), tensor(&[2, 3])), ("b.c".into(), tensor(&[5]))]),
    }
}

fn with_metadata(change: impl Fn(&mut HashMap<String, String>)) -> Vec<u8> {
    let bytes = sample().to_bytes().unwrap();
    let (_, header) = SafeTensors::read_metadata(&bytes).unwrap();
    let mut metadata = header.metadata().clone().unwrap();
    change(&mut metadata);
    let zero = [0u8; 4];
    let view = TensorView::new(Dtype::F32, vec![1], &zero).unwrap();
    safetensors::serialize([("a", view)], Some(metadata)).unwrap()
}

#[test]
fn round_trip_through_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("policy.turf");
    sample().write(&path).unwrap();
    assert_eq!(PolicyFile::read(&path).unwrap(), sample());
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "no partial file stays behind");
}

#[test]
fn contents_round_trip_as_json() {
    let plain = NetworkSpec {
        kind: NetworkKind::Plain { norm: true, activation: Activation::Tanh },
        ..sample().network().unwrap().clone()
    };
    for (encoding, content) in [
        ("nim-v1", sample().content),
        ("nim-v1", Content::Network(plain)),
        ("duel2048-v1", Content::Leaf),
        (PLANNER, Content::Planner(None)),
    ] {
        assert_eq!(Content::parse(encoding, &content.json()), Ok(content));
    }
}

#[test]
fn equal_policies_give_equal_bytes() {
    let first = sample().to_bytes().unwrap();
    for _ in 0..20 {
        assert_eq!(sample().to_bytes().unwrap(), first);
    }
}

#[test]
fn every_cut_file_is_an_error() {
    let bytes = sample().to_bytes().unwrap();
    for length in 0..bytes.len() {
        PolicyFile::from_bytes(&bytes[..length]).unwrap_err();
    }
}

#[test]
fn foreign_and_unfit_files_say_why() {
    let says = |bytes: Vec<u8>, text: &str| {
        let error = PolicyFile::from_bytes(&bytes).unwrap_err().to_string();
        assert!(error.contains(text), "{error}");
        assert!(!error.contains('\n'));
    };
    says(b"PK\x03\x04 something else entirely".to_vec(), "safetensors");
    says(with_metadata(|m| _ = m.remove("format")), "lacks `format`");
    says(with_metadata(|m| _ = m.insert("format".into(), "onnx".into())), "format");
    says(with_metadata(|m| _ = m.insert("version".into(), "2".into())), "version 2");
    says(with_metadata(|m| _ = m.insert("shield".into(), "yes".into())), "shield");
    says(with_metadata(|m| _ = m.insert("network".into(), "{}".into())), "network");
    let surplus = r#"{"kind":"mlp","hidden":[4],"use_cells":false,"dueling":false,"dropout":1}"#;
    let predicts = surplus.replace(r#""dropout":1"#, r#""shield_head":true"#);
    says(with_metadata(|m| _ = m.insert("network".into(), predicts.clone())), "e514801");
    says(with_metadata(|m| _ = m.insert("network".into(), surplus.into())), "dropout");
    let other = surplus.replace("mlp", "mlp-mish").replace(r#","dropout":1"#, "");
    says(with_metadata(|m| _ = m.insert("network".into(), other.clone())), "unknown network `mlp-mish`");
    let zero = [0u8; 4];
    let plain = TensorView::new(Dtype::F32, vec![1], &zero).unwrap();
    says(safetensors::serialize([("a", plain)], None).unwrap(), "no metadata");
    let mut inf = sample();
    inf.tensors.get_mut("a").unwrap().data[1] = f32::INFINITY;
    says(inf.to_bytes().unwrap(), "not finite");
    let (_, header) = SafeTensors::read_metadata(&with_metadata(|_| ())).unwrap();
    let half = TensorView::new(Dtype::F16, vec![2], &zero).unwrap();
    says(safetensors::serialize([("a", half)], header.metadata().clone()).unwrap(), "not f32");
}

#[test]
fn a_large_file_is_refused_unread() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("huge.turf");
    std::fs::File::create(&path).unwrap().set_len(MAX_BYTES + 1).unwrap();
    assert!(matches!(PolicyFile::read(&path), Err(PolicyError::TooLarge(_))));
}
