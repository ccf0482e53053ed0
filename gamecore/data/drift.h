#pragma once

#include "gamecore/base/point.h"

#include <optional>

/// Where ground carries an actor that comes to it. Where a step over such ground ends stands in
/// gamecore/pathfinding/step.h. No terrain that ships has one.
enum class Drift : std::uint8_t {
    None,
    Onward, ///< as he came: ice
    North,  ///< always that way: a stream
    East,
    South,
    West
};

/// The direction in which an actor is carried on that came with a step in direction `came`; nothing: it stays.
constexpr std::optional<Direction> afterComing(Drift drift, Direction came)
{
    switch (drift) {
    case Drift::None:
        return std::nullopt;
    case Drift::Onward:
        return came;
    case Drift::North:
        return Direction::North;
    case Drift::East:
        return Direction::East;
    case Drift::South:
        return Direction::South;
    case Drift::West:
        return Direction::West;
    }
    return std::nullopt;
}
