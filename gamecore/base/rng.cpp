#include "gamecore/base/rng.h"

#include <QtGlobal>

#include <bit>

Rng::Rng(std::uint64_t seed, std::uint64_t stream) : m_state{}
{
    std::uint64_t source = mixed(seed) ^ mixed(~stream);
    for (std::uint64_t &word : m_state) {
        word = mixed(source);
        source += 0x9e3779b97f4a7c15ULL;
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
    // Values above the last whole multiple of the range would favour small results: draw again.
    const std::uint64_t usable = UINT64_MAX - UINT64_MAX % range;
    std::uint64_t drawn = next();
    while (drawn >= usable) {
        drawn = next();
    }
    return int(drawn % range);
}

int Rng::between(int first, int last)
{
    Q_ASSERT(first <= last);
    return first + below(last - first + 1);
}
