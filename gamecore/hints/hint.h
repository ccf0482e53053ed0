#pragma once

#include "gamecore/base/enumerators.h"
#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

#include <vector>

/// The next goal of a solution and the path to it. It does not refer to the world.
struct Hint {
    enum class Goal : std::uint8_t {
        Treasure, ///< kind, cell
        Item,     ///< kind, cell; to be picked up
        Door,     ///< terrain, cell; to be opened by walking into it, with a key if it is locked
        Plate,    ///< terrain, cell; to be stepped on to open a gate
        Exit,     ///< terrain, cell; to be reached
        Stairs,   ///< terrain, cell; to be taken
        Monster,  ///< kind, monster, and its present cell; to be attacked
        Use,      ///< kind, cell of the target or the hero; to be used or put on
        Growth,   ///< cell of the hero; growth to be chosen at a new level
        Wait      ///< cell of the hero when monsters' actions win the game
    };

    /// A stop on the path.
    struct Stop {
        std::size_t place = 0; ///< index of the cell in `way`
        qint64 time = 0;       ///< waiting time in turns, or in ms under real time

        friend bool operator==(const Stop &, const Stop &) = default;
    };

    Goal goal = Goal::Wait;
    Point cell = {};
    KindId kind = 0;
    TerrainId terrain = 0;
    ActorId monster = nobody;
    /// The cells of the path, from the hero's own. It ends beside the goal if that is a door or monster, otherwise on
    /// it.
    std::vector<Point> way = {};
    std::vector<Stop> stops = {}; ///< in the order of the path
    /// The direction of the path as seen from the hero; std::nullopt if the goal is at his cell.
    std::optional<Direction> direction = {};

    /// True if both hints have the same goal. A monster is the same goal wherever it moves.
    bool isSameGoal(const Hint &other) const
    {
        return goal == other.goal && kind == other.kind && terrain == other.terrain && monster == other.monster
               && (monster != nobody || cell == other.cell);
    }
};
inline constexpr int hintGoalCount = enumeratorCount<Hint::Goal>();

/// The level of detail of a hint.
enum class HintGrade : std::uint8_t {
    Direction, ///< the direction of the path
    Goal,      ///< the goal and its cell
    Way        ///< the path to the goal, with its stops
};
inline constexpr int hintGradeCount = enumeratorCount<HintGrade>();

/// Returns the first goal of `commands`, which must win from `world` without a death. Pauses of up to `stepMs` between
/// steps do not count as stops under real time.
Hint hintOf(const World &world, const std::vector<Command> &commands, int stepMs);

/// True if the goal of an earlier hint is reached in `world`, or does not exist any more. Goals of use, growth and
/// waiting leave no trace, so they count as reached after the next command.
bool isReached(const Hint &hint, const World &world);
