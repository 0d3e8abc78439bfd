//! Pickles of plain data: None, booleans, numbers, text, tuples, lists, dictionaries. The opcodes that import, call or build
//! objects are not implemented, so no file can execute code.
//!
//! Writes protocol 3 (Python 3.0 and newer) and reads 2 to 5.

mod write;

use std::collections::HashMap;
use std::io::{BufRead, Read};
use std::rc::Rc;

pub use write::Writer;

pub type Id = u32;

/// Limit of a file. Equal tuples and small numbers count once.
const MAX_VALUES: usize = 2 << 20;
const MAX_REFERENCES: usize = 8 << 20;
const MAX_TEXT: u64 = 16 << 20;
const SMALL: usize = 256;

#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    None,
    Bool(bool),
    Int(i64),
    Float(f64),
    Text(String),
    Tuple(Rc<[Id]>),
    List(Vec<Id>),
    Dict(Vec<(Id, Id)>),
}

/// Values that refer to each other by number. Lists may be shared, and may contain themselves.
pub struct Pickle {
    values: Vec<Value>,
    pub root: Id,
}

impl Pickle {
    pub fn value(&self, id: Id) -> &Value {
        &self.values[id as usize]
    }

    pub fn items(&self, id: Id) -> Option<&[Id]> {
        match self.value(id) {
            Value::Tuple(items) => Some(items),
            Value::List(items) => Some(items),
            _ => None,
        }
    }

    /// Returns the value of a key. Of duplicate keys the last one counts, as in Python.
    pub fn get(&self, dict: Id, key: &str) -> Option<Id> {
        let Value::Dict(pairs) = self.value(dict) else {
            return None;
        };
        let is_key = |id: Id| matches!(self.value(id), Value::Text(text) if text == key);
        pairs.iter().rev().find(|(k, _)| is_key(*k)).map(|&(_, v)| v)
    }

    pub fn int(&self, id: Id) -> Option<i64> {
        match *self.value(id) {
            Value::Int(n) => Some(n),
            Value::Bool(b) => Some(b as i64),
            _ => None,
        }
    }

    pub fn number(&self, id: Id) -> Option<f64> {
        match *self.value(id) {
            Value::Float(x) => Some(x),
            _ => self.int(id).map(|n| n as f64),
        }
    }

    pub fn text(&self, id: Id) -> Option<&str> {
        match self.value(id) {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Reads up to STOP. The error names the byte.
    pub fn read(input: impl BufRead) -> Result<Self, String> {
        let mut reader = Reader::new(input);
        reader.run().map_err(|why| format!("pickle, byte {}: {why}", reader.at))
    }
}

struct Reader<R> {
    input: R,
    at: u64,
    values: Vec<Value>,
    tuples: HashMap<Rc<[Id]>, Id>,
    references: usize,
    text: u64,
    stack: Vec<Id>,
    marks: Vec<usize>,
    memo: HashMap<u32, Id>,
}

impl<R: BufRead> Reader<R> {
    fn new(input: R) -> Self {
        let mut values = vec![Value::None, Value::Bool(false), Value::Bool(true)];
        values.extend((0..SMALL).map(|n| Value::Int(n as i64)));
        Self {
            input,
            at: 0,
            values,
            tuples: HashMap::new(),
            references: 0,
            text: 0,
            stack: vec![],
            marks: vec![],
            memo: HashMap::new(),
        }
    }

    fn bytes<const N: usize>(&mut self) -> Result<[u8; N], String> {
        let mut bytes = [0; N];
        self.input.read_exact(&mut bytes).map_err(|e| e.to_string())?;
        self.at += N as u64;
        Ok(bytes)
    }

    fn byte(&mut self) -> Result<u8, String> {
        Ok(self.bytes::<1>()?[0])
    }

    fn add(&mut self, value: Value) -> Result<Id, String> {
        if self.values.len() >= MAX_VALUES {
            return Err("too many values".into());
        }
        self.values.push(value);
        Ok(self.values.len() as Id - 1)
    }

    fn push(&mut self, id: Id) -> Result<(), String> {
        if self.stack.len() >= MAX_VALUES {
            return Err("too many values".into());
        }
        self.stack.push(id);
        Ok(())
    }

    fn hold(&mut self, n: usize) -> Result<(), String> {
        self.references += n;
        if self.references > MAX_REFERENCES { Err("too many values".into()) } else { Ok(()) }
    }

    fn push_new(&mut self, value: Value) -> Result<(), String> {
        let id = self.add(value)?;
        self.push(id)
    }

    fn push_int(&mut self, n: i64) -> Result<(), String> {
        match usize::try_from(n) {
            Ok(small @ 0..SMALL) => self.push(3 + small as Id),
            _ => self.push_new(Value::Int(n)),
        }
    }

    fn pop(&mut self) -> Result<Id, String> {
        let floor = self.marks.last().copied().unwrap_or(0);
        if self.stack.len() <= floor {
            return Err("the stack is empty".into());
        }
        Ok(self.stack.pop().expect("just seen"))
    }

    fn top(&self) -> Result<Id, String> {
        self.stack.last().copied().ok_or_else(|| "the stack is empty".into())
    }

    fn since_mark(&mut self) -> Result<Vec<Id>, String> {
        let mark = self.marks.pop().ok_or("no mark")?;
        Ok(self.stack.split_off(mark))
    }

    fn push_tuple(&mut self, items: Vec<Id>) -> Result<(), String> {
        if let Some(&id) = self.tuples.get(&*items) {
            return self.push(id);
        }
        self.hold(items.len())?;
        let items: Rc<[Id]> = items.into();
        let id = self.add(Value::Tuple(items.clone()))?;
        self.tuples.insert(items, id);
        self.push(id)
    }

    fn last(&mut self, n: usize) -> Result<Vec<Id>, String> {
        let mut items = (0..n).map(|_| self.pop()).collect::<Result<Vec<_>, _>>()?;
        items.reverse();
        Ok(items)
    }

    fn push_text(&mut self, len: u64) -> Result<(), String> {
        self.text += len;
        if self.text > MAX_TEXT {
            return Err("too much text".into());
        }
        // Grows while bytes arrive, because the length is only a claim.
        let mut bytes = vec![];
        let read = (&mut self.input).take(len).read_to_end(&mut bytes);
        if read.map_err(|e| e.to_string())? as u64 != len {
            return Err(format!("it ends within a text of {len} bytes"));
        }
        self.at += len;
        self.push_new(Value::Text(String::from_utf8(bytes).map_err(|e| e.to_string())?))
    }

    fn append(&mut self, items: Vec<Id>) -> Result<(), String> {
        self.hold(items.len())?;
        let list = self.top()? as usize;
        match &mut self.values[list] {
            Value::List(all) => all.extend(items),
            _ => return Err("appends to what is no list".into()),
        }
        Ok(())
    }

    fn set_items(&mut self, items: Vec<Id>) -> Result<(), String> {
        self.hold(items.len())?;
        let dict = self.top()? as usize;
        let (Value::Dict(all), true) = (&mut self.values[dict], items.len().is_multiple_of(2)) else {
            return Err("sets items of what is no dictionary".into());
        };
        all.extend(items.chunks_exact(2).map(|pair| (pair[0], pair[1])));
        Ok(())
    }

    fn remember(&mut self, key: u32) -> Result<(), String> {
        if self.memo.len() >= MAX_VALUES {
            return Err("too many memos".into());
        }
        let top = self.top()?;
        self.memo.insert(key, top);
        Ok(())
    }

    fn recall(&mut self, key: u32) -> Result<(), String> {
        let id = *self.memo.get(&key).ok_or("an unknown memo")?;
        self.push(id)
    }

    fn run(&mut self) -> Result<Pickle, String> {
        if self.byte()? != 0x80 || !(2..=5).contains(&self.byte()?) {
            return Err("not a pickle of protocol 2 to 5".into());
        }
        loop {
            let op = self.byte()?;
            let number: i64 = match op {
                b'K' | 0x8C | b'q' | b'h' => self.byte()?.into(),
                b'M' => u16::from_le_bytes(self.bytes()?).into(),
                b'J' => i32::from_le_bytes(self.bytes()?).into(),
                b'X' | b'r' | b'j' => u32::from_le_bytes(self.bytes()?).into(),
                0x8A => self.long()?,
                _ => 0,
            };
            let items = match op {
                b'a' | 0x85 => self.last(1)?,
                b's' | 0x86 => self.last(2)?,
                0x87 => self.last(3)?,
                b't' | b'e' | b'u' => self.since_mark()?,
                _ => vec![],
            };
            match op {
                b'.' => break,
                b'(' if self.marks.len() < 1000 => self.marks.push(self.stack.len()),
                b'N' => self.push(0)?,
                0x89 => self.push(1)?,
                0x88 => self.push(2)?,
                b'K' | b'M' | b'J' | 0x8A => self.push_int(number)?,
                b'G' => {
                    let x = f64::from_be_bytes(self.bytes()?);
                    self.push_new(Value::Float(x))?;
                }
                0x8C | b'X' => self.push_text(number as u64)?,
                b')' | 0x85 | 0x86 | 0x87 | b't' => self.push_tuple(items)?,
                b']' => self.push_new(Value::List(vec![]))?,
                b'}' => self.push_new(Value::Dict(vec![]))?,
                b'a' | b'e' => self.append(items)?,
                b's' | b'u' => self.set_items(items)?,
                b'q' | b'r' => self.remember(number as u32)?,
                0x94 => self.remember(self.memo.len() as u32)?,
                b'h' | b'j' => self.recall(number as u32)?,
                0x95 => drop(self.bytes::<8>()?), // a frame: only a hint for buffers
                op => return Err(format!("opcode {op:#04x} is not one of plain data")),
            }
        }
        let root = self.pop()?;
        Ok(Pickle { values: std::mem::take(&mut self.values), root })
    }

    fn long(&mut self) -> Result<i64, String> {
        let len = self.byte()? as usize;
        if len > 8 {
            return Err("a whole number of more than 64 bits".into());
        }
        let mut bytes = [0; 8];
        self.input.read_exact(&mut bytes[..len]).map_err(|e| e.to_string())?;
        self.at += len as u64;
        let unused = 64 - 8 * len.max(1) as u32;
        Ok(i64::from_le_bytes(bytes) << unused >> unused)
    }
}
