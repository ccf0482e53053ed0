#pragma once

#include <QByteArray>

/// A probability of 1, which no bit has.
inline constexpr quint32 certainChance = 65536;

/// Arithmetic coding of single bits, each with the probability that its model gives (docs/sharing.md). The same calls
/// write and read, so that a model is one function for both: what is to be coded goes in, what was coded comes out.
///
/// Nothing is read beyond the bytes: behind their end all bits are zero, and isOverrun() tells that too much was asked.
class BitCoder {
public:
    /// One that writes.
    BitCoder() = default;
    /// One that reads, which `bytes` must outlive.
    explicit BitCoder(QByteArrayView bytes);

    bool isReading() const { return m_isReading; }
    /// Codes a bit that is 1 with a probability of `chance` in certainChance, 1..65535. While reading, `bit` does not
    /// matter.
    bool code(bool bit, quint32 chance);
    /// More was read than anybody can have written: what came out is nothing.
    bool isOverrun() const { return m_overrun > longestOverrun; }
    /// Ends writing. Zeros at the end are left out.
    QByteArray written() &&;

private:
    /// A reader is four bytes ahead.
    static constexpr int longestOverrun = 4;

    quint32 nextByte();

    bool m_isReading = false;
    QByteArrayView m_bytes;
    qsizetype m_place = 0;
    int m_overrun = 0;
    QByteArray m_written;
    quint32 m_low = 0;
    quint32 m_high = 0xffffffff;
    quint32 m_value = 0; ///< while reading: the bits that lie between low and high
};
