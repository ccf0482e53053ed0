#include "gamecore/replay/runmark.h"

#include "gamecore/world/event.h"

#include <array>
#include <optional>

namespace {

std::optional<RunMark::Type> typeOf(const Event &event)
{
    using Type = RunMark::Type;
    const bool isHero = event.actor == heroId;
    switch (event.type) {
    case EventType::Damaged:
        return isHero ? std::optional(Type::Hit) : std::nullopt;
    case EventType::Died:
        return isHero ? std::optional(Type::Death) : event.target == heroId ? std::optional(Type::Kill) : std::nullopt;
    case EventType::Collected:
    case EventType::PickedUp:
        return Type::PickUp;
    case EventType::Descended:
    case EventType::Won:
        return Type::Stairs;
    case EventType::LevelUp:
        return Type::Growth;
    default:
        return std::nullopt;
    }
}

} // namespace

void addMarks(const EventList &events, qint64 beat, std::vector<RunMark> &marks)
{
    std::array<bool, runMarkCount> isThere{};
    for (const Event &event : events) {
        const std::optional<RunMark::Type> type = typeOf(event);
        if (type && !isThere[std::size_t(*type)]) {
            isThere[std::size_t(*type)] = true;
            marks.push_back({.type = *type, .beat = beat});
        }
    }
}
