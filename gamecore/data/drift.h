#pragma once

#include "gamecore/base/point.h"

#include <optional>

/// The direction in which the ground carries an actor that comes to it. gamecore/pathfinding/step.h computes where a
/// step over such ground ends. No shipped terrain drifts.
enum class Drift : std::uint8_t {
    None,
    Onward, ///< on in the direction in which the actor came, like ice
    North,  ///< always in that direction, like a stream; likewise East, South and West
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
