/// Declares a struct, and lists its fields with their comments in `FIELDS`.
macro_rules! documented {
    (
        $(#[$($outer:tt)*])*
        pub struct $name:ident $(<$generic:ident>)? {
            $($(#[$($inner:tt)*])* pub $field:ident: $type:ty,)*
        }
    ) => {
        $(#[$($outer)*])*
        pub struct $name $(<$generic>)? {
            $($(#[$($inner)*])* pub $field: $type,)*
        }

        impl $(<$generic>)? $name $(<$generic>)? {
            pub(crate) const FIELDS: &'static [(&'static str, &'static str)] =
                &[$((stringify!($field), concat!($(comment!($($inner)*)),*))),*];
        }
    };
}

macro_rules! comment {
    (doc = $line:literal) => {
        concat!($line, "\n")
    };
    ($($other:tt)*) => {
        ""
    };
}
