#pragma once

#include "gamecore/data/field.h"
#include "gamecore/data/ids.h"

/// The fields of a category that are one number or word each, in the order in which forms show them. What is a list or
/// a text is read in cataloguereader.cpp, what stands in `targeting` has its rows in effect.h.
std::span<const RecordField<Kind>> fieldsOf(KindCategory category);
/// The field of a key that the category has. Things may have a value of their own for it.
const Field &fieldOf(KindCategory category, QStringView key);
