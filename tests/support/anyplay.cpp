#include "tests/support/anyplay.h"

#include "gamecore/world/event.h"
#include "tests/support/shippedbots.h"

namespace {

/// Number of consecutive commands per bot.
constexpr int turnOfEach = 60;

} // namespace

Command anyCommand(Rng &rng, const World &world)
{
    const auto type = Command::Type(rng.below(int(Command::Type::Choose) + 1));
    const auto letter = char('a' + rng.below(largestBag));
    Point cell;
    cell.x = rng.between(-1, world.size().width);
    cell.y = rng.between(-1, world.size().height);
    switch (type) {
    case Command::Type::Move:
        return Command::move(Direction(rng.below(directionCount)));
    case Command::Type::Advance:
        return Command::advance(rng.between(1, 3000));
    case Command::Type::Use:
        return rng.below(2) == 0 ? Command::use(letter) : Command::use(letter, cell);
    case Command::Type::Drop:
        return Command::drop(letter);
    case Command::Type::Choose:
        return Command::choose(Growth(rng.below(3)));
    case Command::Type::Wait:
    case Command::Type::PickUp:
    case Command::Type::Descend:
    case Command::Type::Protect:
        break;
    }
    return {.type = type};
}

Command AnyPlay::play(Game &game, EventList &events)
{
    if (m_left-- <= 0) {
        callAnother();
    }
    const Command command = next(game.world());
    game.play(command, events);
    m_bot->observe(game.world(), command, events);
    return command;
}

void AnyPlay::callAnother()
{
    m_left = turnOfEach;
    const auto which = std::size_t(m_rng.below(int(shippedBots().size())));
    m_bot.emplace(shippedBots()[which], m_rng.next());
}

Command AnyPlay::next(const World &world)
{
    const std::optional<Command> own = m_bot->next(world);
    if (m_rng.below(30) == 0) {
        return anyCommand(m_rng, world);
    }
    if (own) {
        return *own;
    }
    m_left = 0;
    return world.isRealTime() ? Command::advance(100) : Command::wait();
}
