#include "gamecore/play/changedlevel.h"

#include "gamecore/play/worldinheritance.h"
#include "gamecore/world/event.h"

#include <algorithm>

namespace {

using HeroFault = ChangedGame::HeroFault;

HeroFault faultOf(const World &world, Point cell)
{
    if (!world.size().contains(cell)) {
        return HeroFault::Outside;
    }
    return world.isWalkable(cell) ? HeroFault::None : HeroFault::NoGround;
}

int countNew(const std::vector<int> &matches)
{
    return int(std::count(matches.begin(), matches.end(), WorldInheritance::Matches::isNew));
}

/// True if an actor stands in an opened door, whose cell stays passable if the level still has that door.
bool standsInDoor(const World &before, const Game &now, Point cell)
{
    const auto &doors = before.openedDoors();
    return std::any_of(doors.begin(), doors.end(), [&](const OpenedDoor &opened) {
        return opened.cell == cell && before.catalogue().terrain(opened.door).key == now.world().terrainAt(cell).key;
    });
}

} // namespace

class GameInheritance {
public:
    static ChangedGame goOn(const Game &game, PlayableLevel level, HeroPlace place)
    {
        ChangedGame changed;
        Game now(game.m_shipped, std::move(level), game.seed(), false, nullptr);
        now.m_world = now.makeWorld(1, nullptr);
        const Point cell = place == HeroPlace::AtStart ? now.world().start() : game.world().hero().cell;
        changed.fault = place == HeroPlace::AtStart ? HeroFault::None : faultOf(now.world(), cell);
        if (changed.fault == HeroFault::NoGround && standsInDoor(game.world(), now, cell)) {
            changed.fault = HeroFault::None;
        }
        if (changed.fault == HeroFault::None) {
            inherit(game, now, cell, changed);
            changed.game = std::move(now);
        }
        return changed;
    }

private:
    static void inherit(const Game &game, Game &now, Point cell, ChangedGame &changed)
    {
        const WorldInheritance::Matches things =
            WorldInheritance::matches(game.level(), *game.catalogue(), now.level(), *now.catalogue());
        WorldInheritance(game.world(), now.m_world, things).inherit(cell, changed.leftBehind);
        EventList unseen;
        beginPlay(now.m_world, unseen);
        changed.came = countNew(things.monsters) + countNew(things.items);
        changed.kept = int(things.monsters.size() + things.items.size()) - changed.came;
        changed.gone = things.before - changed.kept;
    }
};

ChangedGame continueIn(const Game &game, PlayableLevel level, HeroPlace place)
{
    Q_ASSERT(!game.isDungeon() && game.world().status() == Status::Playing);
    return GameInheritance::goOn(game, std::move(level), place);
}
