#pragma once

#include "gamecore/data/field.h"
#include "gamecore/data/ids.h"

/// A field of kinds that is one number or word. What is a list or a text is read in cataloguereader.cpp, what stands in
/// `targeting` has its rows in effect.h.
struct KindField : RecordField<Kind> {
    /// Of a number that may not be below another one: that one, which it is where nothing is said.
    int (*least)(const Kind &) = nullptr;
};

/// The fields of a category, in the order in which forms show them.
std::span<const KindField> fieldsOf(KindCategory category);
/// One of them that is there; things may have a value of their own for it.
const Field &fieldOf(KindCategory category, QStringView key);
