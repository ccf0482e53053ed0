#include "gamecore/base/rng.h"

#include <QtGlobal>

#include <bit>

Rng::Rng(std::uint64_t seed, std::uint64_t stream) : m_state{}
{
    std::uint64_t source = mixed(seed) ^ mixed(~stream);
    for (std::size_t i = 0; i < m_state.size(); ++i) {
        m_state[i] = splitMixWord(source, i);
    }
}

std::uint64_t Rng::next()
{
    const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
    const std::uint64_t shifted = m_state[1] << 17;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= shifted;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

int Rng::below(int limit)
{
    Q_ASSERT(limit >= 1);
    const auto range = std::uint64_t(limit);
    std::uint64_t drawn = next();
    while (drawn >= usableWords(range)) {
        drawn = next();
    }
    return int(drawn % range);
}

int Rng::between(int first, int last)
{
    Q_ASSERT(first <= last);
    return first + below(last - first + 1);
}

std::uint64_t Luck::word(const Draw &draw) const
{
    const std::uint64_t name = mixed(mixed(m_seed) ^ draw.who);
    return splitMixWord(mixed(name ^ std::uint64_t(draw.purpose)), draw.count);
}

int Luck::below(const Draw &draw, int limit) const
{
    Q_ASSERT(limit >= 1);
    const auto range = std::uint64_t(limit);
    std::uint64_t drawn = word(draw);
    while (drawn >= usableWords(range)) {
        drawn = mixed(drawn); // the count does not change: one call is one draw
    }
    return int(drawn % range);
}

int Luck::between(const Draw &draw, int first, int last) const
{
    Q_ASSERT(first <= last);
    return first + below(draw, last - first + 1);
}
