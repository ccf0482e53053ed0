#include "app/messages/herowords.h"

#include "gamecore/data/kind.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

class HeroWords {
    Q_DECLARE_TR_FUNCTIONS(HeroWords)

public:
    static QString status(StatusEffect status) { return tr(rowOf(status).state); }
    static QString slot(Slot slot) { return rowOf(slot).label ? tr(rowOf(slot).label) : QString(); }
    static QString direction(Direction direction);
    //: a status and the turns that it still lasts
    static QString lasting(const QString &status, int left) { return tr("%1 (%n turn(s))", nullptr, left).arg(status); }
    static QString here() { return tr("here"); }
    //: so many cells in a direction, such as "3 cells east"
    static QString way(int steps, Direction to) { return tr("%Ln cell(s) %1", nullptr, steps).arg(direction(to)); }

    static QString bonus(const Kind &kind);

private:
    static QString number(int value) { return QLocale().toString(value); }
};

QString HeroWords::direction(Direction direction)
{
    switch (direction) {
    case Direction::North:
        return tr("north");
    case Direction::NorthEast:
        return tr("northeast");
    case Direction::East:
        return tr("east");
    case Direction::SouthEast:
        return tr("southeast");
    case Direction::South:
        return tr("south");
    case Direction::SouthWest:
        return tr("southwest");
    case Direction::West:
        return tr("west");
    case Direction::NorthWest:
        return tr("northwest");
    }
    return {};
}

QString HeroWords::bonus(const Kind &kind)
{
    QStringList words;
    if (kind.isWearable() && kind.power > 0) {
        words.append(tr("power +%1").arg(number(kind.power)));
    }
    if (kind.isWearable() && kind.defense > 0) {
        words.append(tr("defense +%1").arg(number(kind.defense)));
    }
    if (kind.isWearable() && kind.maxHp > 0) {
        words.append(tr("HP +%1").arg(number(kind.maxHp)));
    }
    return words.join(u", "_s);
}

} // namespace

QString nameOf(StatusEffect status)
{
    return HeroWords::status(status);
}

QString nameOf(Slot slot)
{
    return HeroWords::slot(slot);
}

QString nameOf(Direction direction)
{
    return HeroWords::direction(direction);
}

QString statusesText(const Statuses &statuses)
{
    QStringList words;
    for (int i = 0; i < statusEffectCount; ++i) {
        if (statuses.left(StatusEffect(i)) > 0) {
            words.append(HeroWords::lasting(nameOf(StatusEffect(i)), statuses.left(StatusEffect(i))));
        }
    }
    return words.join(u", "_s);
}

int stepsBetween(Point from, Point to, int moves)
{
    const int width = std::abs(to.x - from.x);
    const int height = std::abs(to.y - from.y);
    return moves == 8 ? std::max(width, height) : width + height;
}

QString wayText(Point from, Point to, int moves)
{
    const std::optional<Direction> direction = nearestDirection(to - from);
    return direction ? HeroWords::way(stepsBetween(from, to, moves), *direction) : HeroWords::here();
}

bool hasCharacter(const World &world)
{
    const auto isCarried = [&world](const Item &item) {
        return world.catalogue().kind(item.kind).category == KindCategory::Item;
    };
    return world.rules().contact != Contact::Kills
           || std::any_of(world.items().begin(), world.items().end(), isCarried);
}

QString bonusText(const Kind &kind)
{
    return HeroWords::bonus(kind);
}
