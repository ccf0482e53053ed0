#include "gamecore/solving/herodeeds.h"

namespace {

using Type = HeroDeed::Type;

void addCommands(const HeroDeed &deed, int before, const ClockworkGround &ground, int unit,
                 std::vector<TimedCommand> &commands)
{
    const bool takesTurn = !ground.isRealTime();
    const int time = deed.type == Type::Begin ? 0 : deed.ready - unit;
    if (deed.type == Type::Move || deed.type == Type::Open) {
        commands.push_back({time, Command::move(deed.direction), takesTurn});
    } else if (deed.type == Type::PickUp) {
        commands.push_back({time, Command::pickUp(), takesTurn});
    }
    if (deed.type == Type::Descend || deed.byStairs) {
        commands.push_back({time, Command::descend(), takesTurn});
        return;
    }
    const bool isFree = !ground.isPickingPaid() && !deed.isWon;
    for (int i = before; isFree && i < deed.pickedUp; ++i) {
        commands.push_back({takesTurn ? deed.ready : time, Command::pickUp()});
    }
}

} // namespace

std::vector<TimedCommand> timedCommandsOf(const std::vector<HeroDeed> &deeds, const ClockworkGround &ground, int unit)
{
    std::vector<TimedCommand> commands;
    int before = 0;
    for (const HeroDeed &deed : deeds) {
        addCommands(deed, before, ground, unit, commands);
        before = deed.pickedUp;
    }
    return commands;
}
