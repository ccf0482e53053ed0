#pragma once

#include <QByteArrayView>

/// Bytes of the mark (U+FEFF) with which some programs begin UTF-8 files: 3 or 0. It is no character of the text.
inline qsizetype markSize(QByteArrayView text)
{
    return text.startsWith("\xef\xbb\xbf") ? 3 : 0;
}

/// Whether a text has nothing behind its mark but blanks and line breaks.
inline bool isBlank(QByteArrayView text)
{
    return text.sliced(markSize(text)).trimmed().isEmpty();
}
