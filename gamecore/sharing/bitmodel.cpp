#include "gamecore/sharing/bitmodel.h"

#include <algorithm>

namespace {

constexpr int certain = int(certainChance);
constexpr int unit = 256;    ///< 1 in the logistic domain
constexpr int farthest = 11; ///< no input and no output lies farther from 0
constexpr int one = 1 << 16; ///< a weight of 1
constexpr int firstWeight = one * 2 / 5;
constexpr int stretchShift = 4; ///< chances are stretched to twelve bits

/// 65536 / (1 + exp(-x)) for x from -11 to 11 in steps of one half.
constexpr std::array<int, 4 * farthest + 1> logistic{
    1,     2,     3,     5,     8,     13,    22,    36,    60,    98,    162,   267,   439,   720,   1179,
    1921,  3108,  4971,  7812,  11955, 17625, 24743, 32768, 40793, 47911, 53581, 57724, 60565, 62428, 63615,
    64357, 64816, 65097, 65269, 65374, 65438, 65476, 65500, 65514, 65523, 65528, 65531, 65533, 65534, 65535};

/// The probability at a place of the logistic domain, between two entries of the table on the line through them.
int squash(int place)
{
    constexpr int step = unit / 2;
    const int from = std::clamp(place, -farthest * unit, farthest * unit - 1) + farthest * unit;
    const int entry = from / step;
    const int left = logistic[std::size_t(entry)];
    const int right = logistic[std::size_t(entry) + 1];
    return std::clamp(left + (right - left) * (from % step) / step, 1, certain - 1);
}

/// The first place of the logistic domain at which squash() has come to such a chance.
int stretch(quint32 chance)
{
    static const std::vector<int> table = [] {
        std::vector<int> places(std::size_t(certain) >> stretchShift);
        int place = -farthest * unit;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const int wanted = int(i << stretchShift) + (1 << (stretchShift - 1));
            while (place < farthest * unit - 1 && squash(place) < wanted) {
                ++place;
            }
            places[i] = place;
        }
        return places;
    }();
    return table[chance >> stretchShift];
}

quint32 hashed(quint32 value, int bits)
{
    constexpr quint32 factor = 0x9e3779b1; // 2^32 by the golden ratio
    constexpr int half = 15;
    constexpr int all = 32;
    value = (value ^ value >> half) * factor;
    return (value ^ value >> half) * factor >> (all - bits);
}

} // namespace

void BitChance::learn(bool bit, int mostCount)
{
    // The first bit counts for two thirds, the next for two fifths, and so on.
    const int wanted = bit ? certain - 1 : 0;
    const int learned = int(chance) + (wanted - int(chance)) * 2 / (2 * int(count) + 3);
    chance = quint16(std::clamp(learned, 1, certain - 1));
    count = quint16(std::min(int(count) + 1, mostCount));
}

bool LearnedBit::code(BitCoder &coder, bool bit)
{
    constexpr int mostCount = 30;
    const bool coded = coder.code(bit, m_chance.chance);
    m_chance.learn(coded, mostCount);
    return coded;
}

quint32 NumberModel::code(BitCoder &coder, quint32 number)
{
    const quint32 value = number + 1;
    int length = 0;
    while (length < mostDigits && m_lengths[std::size_t(length)].code(coder, value >> (length + 1) != 0)) {
        ++length;
    }
    quint32 coded = 1;
    for (int i = length - 1; i >= 0; --i) {
        const bool digit = (value >> i & 1) != 0;
        const bool isSecond = i == length - 1;
        const bool read =
            isSecond ? m_seconds[std::size_t(length)].code(coder, digit) : coder.code(digit, certainChance / 2);
        coded = coded << 1 | quint32(read);
    }
    return coded - 1;
}

MixedBit::MixedBit(int contexts, int tableBits, int mostCount)
    : m_tableBits(tableBits), m_mostCount(mostCount), m_chances(std::size_t(contexts) << tableBits),
      m_weights(std::size_t(contexts), firstWeight), m_places(std::size_t(contexts)), m_inputs(std::size_t(contexts))
{
}

void MixedBit::setContext(int table, quint32 context)
{
    m_places[std::size_t(table)] = (std::size_t(table) << m_tableBits) + hashed(context, m_tableBits);
}

quint32 MixedBit::mixed()
{
    qint64 sum = 0;
    for (std::size_t i = 0; i < m_inputs.size(); ++i) {
        m_inputs[i] = stretch(m_chances[m_places[i]].chance);
        sum += qint64(m_weights[i]) * m_inputs[i];
    }
    constexpr int limit = farthest * unit;
    return quint32(squash(int(std::clamp<qint64>(sum / one, -limit, limit))));
}

void MixedBit::update(bool bit)
{
    constexpr int slowness = 1 << 13;
    constexpr int mostWeight = 16 * one;
    const int error = (bit ? certain - 1 : 0) - int(m_chance);
    for (std::size_t i = 0; i < m_inputs.size(); ++i) {
        const int learned = m_weights[i] + int(qint64(m_inputs[i]) * error / slowness);
        m_weights[i] = std::clamp(learned, -mostWeight, mostWeight);
        m_chances[m_places[i]].learn(bit, m_mostCount);
    }
}

bool MixedBit::code(BitCoder &coder, bool bit)
{
    m_chance = mixed();
    const bool coded = coder.code(bit, m_chance);
    update(coded);
    return coded;
}

void MixedBit::learn(bool bit)
{
    m_chance = mixed();
    update(bit);
}
