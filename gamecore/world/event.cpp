#include "gamecore/world/event.h"

#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QLatin1StringView, eventTypeCount> eventKeys{"moved"_L1, "collected"_L1, "died"_L1, "respawned"_L1,
                                                                  "safe"_L1,  "won"_L1,       "lost"_L1, "refused"_L1};
constexpr std::array<QLatin1StringView, 5> reasonKeys{"none"_L1, "blocked"_L1, "diagonal"_L1, "wrong_clock"_L1,
                                                      "game_over"_L1};
static_assert(reasonKeys.size() == std::size_t(Reason::GameOver) + 1);

} // namespace

QLatin1StringView eventKey(EventType type)
{
    return eventKeys[std::size_t(type)];
}

QLatin1StringView reasonKey(Reason reason)
{
    return reasonKeys[std::size_t(reason)];
}
