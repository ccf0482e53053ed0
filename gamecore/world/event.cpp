#include "gamecore/world/event.h"

using namespace Qt::StringLiterals;

namespace {

constexpr auto reasonKeys =
    rowsFor<Reason>("none"_L1, "blocked"_L1, "diagonal"_L1, "actor_in_the_way"_L1, "full_health"_L1, "no_target"_L1,
                    "out_of_range"_L1, "not_seen"_L1, "needs_target"_L1, "nothing_here"_L1, "bag_full"_L1,
                    "no_such_item"_L1, "no_stairs"_L1, "choose_first"_L1, "wrong_clock"_L1, "game_over"_L1);
constexpr auto causeKeys = rowsFor<Cause>("attack"_L1, "breath"_L1, "item"_L1, "terrain"_L1);

} // namespace

QLatin1StringView reasonKey(Reason reason)
{
    return reasonKeys[std::size_t(reason)];
}

QLatin1StringView causeKey(Cause cause)
{
    return causeKeys[std::size_t(cause)];
}
