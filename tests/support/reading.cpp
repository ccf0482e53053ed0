#include "tests/support/reading.h"

using namespace Qt::StringLiterals;

Game reading(const QString &item, const QList<Point> &offsets, const QString &rules)
{
    QStringList things{lying(middle.x, middle.y, item)};
    for (const Point offset : offsets) {
        things += idleTroll(middle.x + offset.x, middle.y + offset.y);
    }
    Game game = gameOf(hall(25, 25, middle), classicWith(rules, things));
    play(game, u"pickup"_s);
    return game;
}

QString aimedAt(Point offset)
{
    const Point cell = middle + offset;
    return u"use b %1 %2"_s.arg(cell.x).arg(cell.y);
}
