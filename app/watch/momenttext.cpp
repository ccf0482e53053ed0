#include "app/watch/momenttext.h"

#include "app/telling/eventtext.h"
#include "app/telling/herowords.h"
#include "gamecore/runs/timeline.h"

#include <QLocale>

namespace {

/// Moments of a second differ, so that its tenths are told, too.
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

QString MomentText::ofGhost(const Timeline &ghost, const QString &name, int depth)
{
    const World &world = ghost.game().world();
    QStringList parts{stateOf(ghost)};
    if (world.stage().depth != depth) {
        parts.append(tr("at depth %1").arg(world.stage().depth));
    }
    const QString state = parts.join(QStringLiteral(", "));
    //: %1 is how the ghost is, such as "12 of 30 hit points"
    return name.isEmpty() ? tr("Ghost: %1").arg(state)
                          //: %1 is what a person calls a game, %2 how its hero is
                          : tr("Ghost of “%1”: %2").arg(name, state);
}

QString MomentText::stateOf(const Timeline &ghost)
{
    const World &world = ghost.game().world();
    if (world.status() == Status::Lost) {
        return tr("dead", "a ghost");
    }
    if (world.status() == Status::Won) {
        return tr("has won", "a ghost");
    }
    if (ghost.at() == ghost.beats().count()) {
        return tr("the game was left here", "a ghost");
    }
    return hasCharacter(world) ? tr("%1 of %2 hit points").arg(world.hero().hp).arg(world.maxHp(heroId))
                               : tr("alive", "a ghost");
}
