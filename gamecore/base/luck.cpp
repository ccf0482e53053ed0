#include "gamecore/base/luck.h"

#include "gamecore/base/rng.h"

#include <QtGlobal>

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
