#include "gamecore/solving/ceiling.h"

#include <numeric>

qint64 Ceiling::games() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), qint64(0));
}

double Ceiling::least() const
{
    return games() == 0 ? 0 : double(count(Solvable::Can)) / double(games());
}

double Ceiling::most() const
{
    return games() == 0 ? 1 : 1 - double(count(Solvable::Cannot)) / double(games());
}
