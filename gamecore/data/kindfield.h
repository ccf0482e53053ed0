#pragma once

#include "gamecore/data/field.h"
#include "gamecore/data/ids.h"

/// A field of kinds that is one number or word. What is a list or a text is read in cataloguereader.cpp, what stands in
/// `targeting` has its rows in effect.h.
struct KindField : RecordField<Kind> {
    /// The number that this one may not be below, which is also its default; null: none.
    int (*least)(const Kind &) = nullptr;
};

/// The fields of a category, in the order in which forms show them.
std::span<const KindField> fieldsOf(KindCategory category);
/// The field of a key that the category has. Things may have a value of their own for it.
const Field &fieldOf(KindCategory category, QStringView key);
