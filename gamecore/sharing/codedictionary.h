#pragma once

#include <QByteArrayView>

/// The preset dictionary with which files in codes are deflated (docs/code-format.md): words and pieces of level and
/// run files as they are written, the most frequent last. It is part of the format: a change of it is a new version of
/// codes.
QByteArrayView codeDictionary();
