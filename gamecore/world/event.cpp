#include "gamecore/world/event.h"

#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QLatin1StringView, eventTypeCount> eventKeys{
    "moved"_L1,     "bumped"_L1,    "idled"_L1,   "attacked"_L1, "damaged"_L1,  "healed"_L1,     "died"_L1,
    "collected"_L1, "picked_up"_L1, "dropped"_L1, "used"_L1,     "equipped"_L1, "unequipped"_L1, "confused"_L1,
    "recovered"_L1, "status"_L1,    "opened"_L1,  "unlocked"_L1, "level_up"_L1, "descended"_L1,  "spotted"_L1,
    "respawned"_L1, "safe"_L1,      "won"_L1,     "lost"_L1,     "refused"_L1};
constexpr std::array<QLatin1StringView, reasonCount> reasonKeys{
    "none"_L1,         "blocked"_L1,      "diagonal"_L1,     "actor_in_the_way"_L1, "full_health"_L1, "no_target"_L1,
    "out_of_range"_L1, "not_seen"_L1,     "needs_target"_L1, "nothing_here"_L1,     "bag_full"_L1,    "no_such_item"_L1,
    "no_stairs"_L1,    "choose_first"_L1, "wrong_clock"_L1,  "game_over"_L1};
static_assert(!reasonKeys.back().isEmpty() && !eventKeys.back().isEmpty());
constexpr std::array<QLatin1StringView, 4> causeKeys{"attack"_L1, "breath"_L1, "item"_L1, "terrain"_L1};

} // namespace

QLatin1StringView eventKey(EventType type)
{
    return eventKeys[std::size_t(type)];
}

QLatin1StringView reasonKey(Reason reason)
{
    return reasonKeys[std::size_t(reason)];
}

QLatin1StringView causeKey(Cause cause)
{
    return causeKeys[std::size_t(cause)];
}
