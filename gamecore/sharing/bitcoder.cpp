#include "gamecore/sharing/bitcoder.h"

namespace {

constexpr int topByte = 24;
constexpr int byteBits = 8;
constexpr quint32 lowByte = 0xff;

} // namespace

BitCoder::BitCoder(QByteArrayView bytes) : m_isReading(true), m_bytes(bytes)
{
    for (int i = 0; i < int(sizeof m_value); ++i) {
        m_value = m_value << byteBits | nextByte();
    }
}

quint32 BitCoder::nextByte()
{
    if (m_place < m_bytes.size()) {
        return quint8(m_bytes.at(m_place++));
    }
    m_overrun = qMin(m_overrun + 1, longestOverrun + 1);
    return 0;
}

bool BitCoder::code(bool bit, quint32 chance)
{
    constexpr int chanceBits = 16;
    const quint32 middle = m_low + quint32(quint64(m_high - m_low) * chance >> chanceBits);
    const bool coded = m_isReading ? m_value <= middle : bit;
    (coded ? m_high : m_low) = coded ? middle : middle + 1;
    while ((m_low ^ m_high) >> topByte == 0) {
        if (m_isReading) {
            m_value = m_value << byteBits | nextByte();
        } else {
            m_written += char(m_high >> topByte);
        }
        m_low <<= byteBits;
        m_high = m_high << byteBits | lowByte;
    }
    return coded;
}

QByteArray BitCoder::written() &&
{
    // With zeros behind it, this byte lies between low and high, whose first bytes differ.
    if (m_low > 0) {
        m_written += char((m_low >> topByte) + 1);
    }
    while (m_written.endsWith('\0')) {
        m_written.chop(1);
    }
    return std::move(m_written);
}
