#pragma once

#include "gamecore/base/blanktext.h"
#include "gamecore/base/issue.h"

#include <QByteArrayView>

/// Returns the offset of the first byte that is not valid UTF-8 (RFC 3629: no overlong forms, no surrogates); -1 if
/// there is none.
qsizetype firstNonUtf8(QByteArrayView text);

/// Returns the offset of the first byte from `at` on that is not ASCII; the size of the text if there is none.
qsizetype asciiEnd(QByteArrayView text, qsizetype at = 0);

/// Returns the number of code points in a UTF-8 text.
qsizetype codePointCount(QByteArrayView text);

/// True if a text is UTF-8. Otherwise adds an issue `not_utf8` at the first invalid byte.
bool checkUtf8(QByteArrayView text, IssueList &issues);

/// Converts UTF-8 to a text. Keeps a leading U+FEFF, which QString::fromUtf8() and QJsonDocument drop.
QString textFromUtf8(QByteArrayView utf8);

/// Returns the offset behind the code point at offset `at`, which must be inside the UTF-8 text.
qsizetype codePointEnd(QByteArrayView text, qsizetype at);
/// Returns the code point at offset `at` as a text.
QString codePointAt(QByteArrayView text, qsizetype at);

/// Converter from byte offsets in a UTF-8 text to line and column, both from 1; columns count code points. Each
/// conversion continues from the previous offset, so ascending offsets cost a single pass over the text. The text must
/// outlive this object.
class TextPositions {
public:
    explicit TextPositions(QByteArrayView text) : m_text(text) {}

    /// Sets line and column of an issue for a byte offset. Offsets past the end count as the end.
    void set(Issue &issue, qsizetype offset);

private:
    QByteArrayView m_text;
    qsizetype m_at = 0;
    int m_line = 1;
    int m_column = 1;
};
