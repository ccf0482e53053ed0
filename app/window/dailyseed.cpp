#include "app/window/dailyseed.h"

#include "gamecore/level/dungeon.h"

#include <QDateTime>

std::uint64_t dailySeed(const QDate &day)
{
    return seedOfDepth(std::uint64_t(day.toJulianDay()), deepestDepth);
}

QDate today()
{
    return QDateTime::currentDateTimeUtc().date();
}
