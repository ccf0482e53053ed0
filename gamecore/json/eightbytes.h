#pragma once

#include <QtGlobal>

#include <cstring>

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
