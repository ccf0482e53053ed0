#pragma once

#include <QByteArrayView>

/// Returns the preset dictionary for deflating files in codes (docs/code-format.md): words and fragments of level and
/// run files, the most frequent last. It is part of the format: any change requires a new version of codes.
QByteArrayView codeDictionary();
