#include "app/games/dailyseed.h"

#include "gamecore/base/rng.h"
#include "gamecore/mapgen/dungeon.h"

#include <QDateTime>
#include <QRandomGenerator>

std::uint64_t dailySeed(const QDate &day)
{
    return seedOfDepth(std::uint64_t(day.toJulianDay()), deepestDepth);
}

QDate today()
{
    return QDateTime::currentDateTimeUtc().date();
}

std::uint64_t drawnSeed()
{
    return QRandomGenerator::system()->generate64() & largestSeed;
}
