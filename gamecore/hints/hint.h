#pragma once

#include "gamecore/base/enumerators.h"
#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

#include <vector>

/// The next goal of a solution, with the path to the goal. A hint has no reference to the world.
struct Hint {
    /// The kinds of goals. The comment of each one first names the members of Hint that describe such a goal.
    enum class Goal : std::uint8_t {
        Treasure, ///< kind, cell
        Item,     ///< kind, cell; to be picked up
        Door,     ///< terrain, cell; a locked door, to be opened with its key by walking into the door
        Plate,    ///< terrain, cell; to be stepped on to open a gate
        Exit,     ///< terrain, cell; to be reached
        Stairs,   ///< terrain, cell; to be taken
        Monster,  ///< kind, monster, cell (the monster's present cell); to be attacked
        Use, ///< kind, cell (that of the target, or the hero's if there is none); an item to be used, put on or taken
             ///< off
        Growth, ///< cell (the hero's); growth to be chosen at a level-up
        Wait    ///< cell (the hero's); to wait until the actions of monsters win the game
    };

    /// A cell of the path at which the hero has to wait.
    struct Stop {
        std::size_t place = 0; ///< index of the cell in `way`
        qint64 time = 0;       ///< waiting time in turns, or in ms under real time

        friend bool operator==(const Stop &, const Stop &) = default;
    };

    Goal goal = Goal::Wait;
    Point cell = {};
    KindId kind = 0;
    TerrainId terrain = 0;
    ActorId monster = nobody; ///< `nobody` unless the goal is a monster
    /// The cells of the path, from the hero's own. The path ends where the hero reaches the goal: beside a door or
    /// monster, where he uses an item, otherwise on the cell of the goal.
    std::vector<Point> way = {};
    std::vector<Stop> stops = {}; ///< in the order of the path
    /// The direction in which the path begins, measured over its first six steps. std::nullopt if the goal is at the
    /// hero's cell.
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

/// Returns the hint for the first goal of the solution `commands`, which must win from `world` without a death. Under
/// real time, pauses of up to `stepMs` between steps do not count as stops.
Hint hintOf(const World &world, const std::vector<Command> &commands, int stepMs);

/// True if the goal of an earlier hint has been reached in `world`, or no longer exists. Goals of use, growth and
/// waiting leave no trace in the world, so they always count as reached.
bool isReached(const Hint &hint, const World &world);
