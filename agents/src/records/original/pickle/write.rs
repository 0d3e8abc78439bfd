//! Pickles of plain values, protocol 3.

/// Writes a pickle value by value. The caller must use the order of Python's own pickler.
#[derive(Default)]
pub struct Writer {
    pub out: Vec<u8>,
    memos: u32,
}

impl Writer {
    pub fn new() -> Self {
        Self { out: vec![0x80, 3], memos: 0 }
    }

    pub fn none(&mut self) {
        self.out.push(b'N');
    }

    pub fn int(&mut self, n: i32) {
        if let Ok(byte) = u8::try_from(n) {
            self.out.extend([b'K', byte]);
        } else {
            self.out.push(b'J');
            self.out.extend(n.to_le_bytes());
        }
    }

    pub fn float(&mut self, x: f64) {
        self.out.push(b'G');
        self.out.extend(x.to_be_bytes());
    }

    pub fn text(&mut self, text: &str) {
        self.out.push(b'X');
        self.out.extend((text.len() as u32).to_le_bytes());
        self.out.extend(text.as_bytes());
    }

    pub fn tuple(&mut self, items: impl FnOnce(&mut Self)) {
        self.out.push(b'(');
        items(self);
        self.out.push(b't');
    }

    pub fn list(&mut self, items: impl FnOnce(&mut Self)) {
        self.out.extend(b"](");
        items(self);
        self.out.push(b'e');
    }

    /// Writes a dictionary of the keys and values that `items` writes alternately.
    pub fn dict(&mut self, items: impl FnOnce(&mut Self)) {
        self.out.extend(b"}(");
        items(self);
        self.out.push(b'u');
    }

    /// Memoises the last value. The returned number is for [`Writer::again`].
    pub fn remember(&mut self) -> u32 {
        self.out.push(b'r');
        self.out.extend(self.memos.to_le_bytes());
        self.memos += 1;
        self.memos - 1
    }

    pub fn again(&mut self, memo: u32) {
        self.out.push(b'j');
        self.out.extend(memo.to_le_bytes());
    }

    pub fn finish(mut self) -> Vec<u8> {
        self.out.push(b'.');
        self.out
    }
}
