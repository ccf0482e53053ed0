#include "app/watch/momenttext.h"

#include "app/messages/eventtext.h"
#include "gamecore/replay/timeline.h"

#include <QLocale>

namespace {

/// Formats a time with tenths, because moments within a second differ.
QString clockWithTenths(qint64 milliseconds)
{
    return clockText(milliseconds) + QLocale().decimalPoint() + QString::number(milliseconds / 100 % 10);
}

} // namespace

QString MomentText::of(const World &world)
{
    const QString time = world.isRealTime() ? tr("Time %1").arg(clockWithTenths(world.timeMs()))
                                            : tr("Turn %1").arg(QLocale().toString(world.turn()));
    //: %1 is such as "Turn 12", %2 a depth of a dungeon
    return world.stage().isDungeon ? tr("%1, depth %2").arg(time).arg(world.stage().depth) : time;
}

QString MomentText::of(const Ghost &ghost, int depth)
{
    const World &world = ghost.timeline->game().world();
    QStringList parts{stateOf(ghost)};
    if (ghost.shownStats.isGold) {
        parts.append(tr("%1 gold").arg(QLocale().toString(world.gold())));
    }
    if (world.stage().depth != depth) {
        parts.append(tr("at depth %1").arg(world.stage().depth));
    }
    parts.removeAll(QString());
    const QString state = parts.join(QStringLiteral(", "));
    //: %1 is how the ghost is, such as "12 of 30 hit points"
    return ghost.name.isEmpty() ? tr("Ghost: %1").arg(state)
                                //: %1 is what a person calls a game or its hero, %2 how he is
                                : tr("Ghost of “%1”: %2").arg(ghost.name, state);
}

QString MomentText::stateOf(const Ghost &ghost)
{
    switch (ghost.timeline->game().world().status()) {
    case Status::Lost:
        return tr("dead", "a ghost");
    case Status::Won:
        return tr("has won", "a ghost");
    case Status::Playing:
        break;
    }
    const bool isAtEnd = ghost.timeline->at() == ghost.timeline->beats().count();
    return isAtEnd ? tr("the game ends here", "a ghost") : healthOf(ghost);
}

QString MomentText::healthOf(const Ghost &ghost)
{
    const World &world = ghost.timeline->game().world();
    ShownStats shownStats = ghost.shownStats;
    addShownStats(world, shownStats);
    if (shownStats.isHealth) {
        return tr("%1 of %2 hit points").arg(world.hero().hp).arg(world.maxHp(heroId));
    }
    return shownStats.isGold ? QString() : tr("alive", "a ghost");
}
