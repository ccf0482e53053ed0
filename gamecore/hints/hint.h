#pragma once

#include "gamecore/base/enumerators.h"
#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

#include <vector>

/// The next goal on a way to victory, and the way to it, as values that outlive the world.
struct Hint {
    enum class Goal : std::uint8_t {
        Treasure, ///< kind, cell
        Item,     ///< kind, cell: to be picked up
        Door,     ///< terrain, cell: walked into, with its key if it is locked
        Plate,    ///< terrain, cell: stepped on, so that a gate opens
        Exit,     ///< terrain, cell: reached
        Stairs,   ///< terrain, cell: taken
        Monster,  ///< kind, monster, cell: where it is now; to be struck
        Use,      ///< kind, cell: the one aimed at, else the hero's own; used or put on
        Growth,   ///< cell: the hero's own; what a new level gains is chosen
        Wait      ///< cell: where the hero is when the game is won by what others do
    };

    /// A stop on the way.
    struct Stop {
        std::size_t place = 0; ///< of its cell in `way`
        qint64 time = 0;       ///< that he lets pass there: turns, under real time ms

        friend bool operator==(const Stop &, const Stop &) = default;
    };

    Goal goal = Goal::Wait;
    Point cell = {};
    KindId kind = 0;
    TerrainId terrain = 0;
    ActorId monster = nobody;
    /// The cells to which he comes, from his own on; the last is where he does it, for doors and monsters beside it.
    std::vector<Point> way = {};
    std::vector<Stop> stops = {}; ///< in their order
    /// Where the way leads first, seen from his cell; nothing if what is to be done is there.
    std::optional<Direction> direction = {};

    /// Whether both name the same goal. A monster stays the same wherever it goes.
    bool isSameGoal(const Hint &other) const
    {
        return goal == other.goal && kind == other.kind && terrain == other.terrain && monster == other.monster
               && (monster != nobody || cell == other.cell);
    }
};
inline constexpr int hintGoalCount = enumeratorCount<Hint::Goal>();

/// How much of a hint is told.
enum class HintGrade : std::uint8_t {
    Direction, ///< where the way leads first
    Goal,      ///< what is to be done next, and where
    Way        ///< the way to it, and where to wait
};
inline constexpr int hintGradeCount = enumeratorCount<HintGrade>();

/// Reads off the first goal of `commands`, which win from `world` without a death. Steps that come sooner than
/// `stepMs` after each other are no stop under real time.
Hint hintOf(const World &world, const std::vector<Command> &commands, int stepMs);

/// Whether the goal of a hint for an earlier moment is reached in `world`, or no longer there. What is used, chosen or
/// waited for leaves no trace: the next command reaches it.
bool isReached(const Hint &hint, const World &world);
