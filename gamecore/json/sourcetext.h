#pragma once

#include "gamecore/base/blanktext.h"
#include "gamecore/base/issue.h"

#include <QByteArrayView>

/// Offset of the first byte that is not UTF-8 (RFC 3629: no overlong forms, no surrogates); -1 if all of it is.
qsizetype firstNonUtf8(QByteArrayView text);

/// Offset of the first byte from `at` on that is not ASCII; the size if all of them are.
qsizetype asciiEnd(QByteArrayView text, qsizetype at = 0);

/// Code points of a UTF-8 text.
qsizetype codePointCount(QByteArrayView text);

/// Whether a text is UTF-8; if not, adds an issue `not_utf8` at the first byte that is not.
bool checkUtf8(QByteArrayView text, IssueList &issues);

/// UTF-8 as text, whole: QString::fromUtf8() and QJsonDocument drop a U+FEFF that a text begins with.
QString textFromUtf8(QByteArrayView utf8);

/// Where the code point ends that begins at `at`, which must lie within a UTF-8 text.
qsizetype codePointEnd(QByteArrayView text, qsizetype at);
/// That code point.
QString codePointAt(QByteArrayView text, qsizetype at);

/// Line and column, both from 1, of byte offsets in a UTF-8 text; columns count code points. Goes on from the offset
/// asked for last, so that asking in rising order costs one pass over the text however often one asks. The text must
/// outlive this.
class TextPlaces {
public:
    explicit TextPlaces(QByteArrayView text) : m_text(text) {}

    /// Offsets behind the end count as the end.
    void set(Issue &issue, qsizetype offset);

private:
    QByteArrayView m_text;
    qsizetype m_at = 0;
    int m_line = 1;
    int m_column = 1;
};
