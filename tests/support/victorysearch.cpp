#include "tests/support/victorysearch.h"

#include "gamecore/base/hasher.h"
#include "gamecore/data/kind.h"
#include "gamecore/world/event.h"

#include <deque>
#include <set>

namespace {

std::uint64_t stateOf(const World &world)
{
    Hasher hasher;
    for (ActorId id = heroId; id <= world.actorCount(); ++id) {
        const Actor &actor = world.actor(id);
        for (const int number :
             {actor.cell.x, actor.cell.y, actor.hp, int(actor.isDead), int(actor.goal.has_value()),
              actor.goal.value_or(Point()).x, actor.goal.value_or(Point()).y, int(actor.facing), actor.rest}) {
            hasher.add(number);
        }
        for (int i = 0; i < statusEffectCount; ++i) {
            hasher.add(actor.statuses.has(StatusEffect(i)) ? actor.statuses.left(StatusEffect(i)) : -1);
        }
    }
    for (const Item &item : world.items()) {
        for (const int number : {int(item.location), item.cell.x, item.cell.y, int(item.letter), int(item.isWorn)}) {
            hasher.add(number);
        }
    }
    for (const TerrainId id : world.terrain().cells()) {
        hasher.add(int(id));
    }
    for (const int number : {world.character().xp, world.character().level, world.character().basePower,
                             world.character().choicesDue, int(world.safeLeft()), int(world.status())}) {
        hasher.add(number);
    }
    return hasher.hash();
}

std::vector<Command> commandsIn(const World &world)
{
    if (world.character().choicesDue > 0) {
        return {Command::choose(Growth::Power)};
    }
    std::vector<Command> commands{world.isRealTime() ? Command::advance(200) : Command::wait(), Command::pickUp(),
                                  Command::descend()};
    for (int i = 0; i < directionCount; i += world.rules().moves == 8 ? 1 : 2) {
        commands.push_back(Command::move(Direction(i)));
    }
    for (char letter = 'a'; letter <= 'd'; ++letter) {
        const int item = world.itemWithLetter(letter);
        if (item == CellIndex::none) {
            continue;
        }
        if (!world.kindOfItem(item).targeting.needsCell()) {
            commands.push_back(Command::use(letter));
            continue;
        }
        for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
            commands.push_back(Command::use(letter, world.actor(id).cell));
        }
    }
    return commands;
}

} // namespace

VictorySearch searchVictory(const Game &game, int mostStates)
{
    VictorySearch search;
    std::deque<World> open{game.world()};
    std::set<std::uint64_t> known{stateOf(game.world())};
    EventList events;
    for (; !open.empty() && search.states < mostStates; open.pop_front()) {
        ++search.states;
        for (const Command &command : commandsIn(open.front())) {
            World next = open.front();
            playTurn(next, command, events);
            search.isWon = search.isWon || next.status() == Status::Won;
            if (next.status() == Status::Playing && known.insert(stateOf(next)).second) {
                open.push_back(std::move(next));
            }
        }
        if (search.isWon) {
            return search;
        }
    }
    search.isExhausted = open.empty();
    return search;
}
