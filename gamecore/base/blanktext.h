#pragma once

#include <QByteArrayView>

/// Returns the number of bytes (3 or 0) of the byte order mark (U+FEFF) at the beginning of a UTF-8 text. The mark is
/// not part of the text.
inline qsizetype markSize(QByteArrayView text)
{
    return text.startsWith("\xef\xbb\xbf") ? 3 : 0;
}

/// True if a text is empty or has only blanks and line breaks, apart from a byte order mark.
inline bool isBlank(QByteArrayView text)
{
    return text.sliced(markSize(text)).trimmed().isEmpty();
}
