#pragma once

#include "gamecore/base/blanktext.h"
#include "gamecore/base/issue.h"

#include <QByteArrayView>

#include <cstring>

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

/// Returns the offset after the code point at offset `at`, which must be inside the UTF-8 text.
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

/// Eight bytes of a text tested together, to skip long runs of plain characters eight at a time. Method: Sean Eron
/// Anderson, "Bit Twiddling Hacks" (determine if a word has a byte equal to n, less than n). Independent of byte order.
class EightBytes {
public:
    /// Reads the eight bytes at `at`, which need not be aligned.
    explicit EightBytes(const char *at) { std::memcpy(&m_bytes, at, size); }

    static constexpr qsizetype size = 8;

    bool areAscii() const { return (m_bytes & highBits) == 0; }
    bool has(uchar byte) const { return hasBelow(m_bytes ^ (ones * byte), 1); }
    /// True if any byte is below `limit`, 1..128.
    bool hasBelow(uchar limit) const { return hasBelow(m_bytes, limit); }

private:
    static constexpr quint64 ones = 0x0101010101010101;
    static constexpr quint64 highBits = ones * 0x80;

    static bool hasBelow(quint64 bytes, uchar limit) { return ((bytes - ones * limit) & ~bytes & highBits) != 0; }

    quint64 m_bytes = 0;
};
