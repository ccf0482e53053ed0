#pragma once

#include "gamecore/base/point.h"

#include <optional>

/// The direction in which the ground carries an actor that enters it. gamecore/pathfinding/step.h computes where a step
/// onto such ground ends. No shipped terrain drifts.
enum class Drift : std::uint8_t {
    None,
    Onward, ///< in the direction of the actor's step, like ice
    North,  ///< to the north, whatever the actor's step, like a stream; East, South and West likewise
    East,
    South,
    West
};

/// Returns the direction in which the ground carries an actor that has just entered the cell in direction `came`;
/// std::nullopt if it stays.
constexpr std::optional<Direction> driftDirection(Drift drift, Direction came)
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
