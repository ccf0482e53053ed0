#pragma once

#include "gamecore/base/rng.h"
#include "tests/bench/maps.h"

/// The start of a game of turns. Both sides play the same scenes.
struct TurnScene {
    Point hero;
    std::vector<Point> monsters;
};

/// Returns scenes with all actors on the connected part of the floor, each on a cell of its own.
std::vector<TurnScene> turnScenes(const BenchMap &map, int scenes, int monsters);

// The values of the shipped orc and hero, for the peer's game.
inline constexpr int heroHp = 30;
inline constexpr int heroBlow = 4;
inline constexpr int orcHp = 10;
inline constexpr int orcBlow = 1;
inline constexpr int sightRadius = 10;

/// A bot that attacks adjacent monsters, and otherwise wanders and turns at walls.
class Wanderer {
public:
    explicit Wanderer(std::uint64_t seed) : m_rng(seed) {}

    /// Returns the next direction. Calls `isMonster(Point)` and `isFree(Point)` for the eight neighbors.
    template<typename IsMonster, typename IsFree>
    Direction next(Point hero, const IsMonster &isMonster, const IsFree &isFree)
    {
        for (int i = 0; i < directionCount; ++i) {
            if (isMonster(hero + stepOf(Direction(i)))) {
                return Direction(i);
            }
        }
        constexpr int stepsBetweenTurns = 12;
        if (m_rng.below(stepsBetweenTurns) == 0) {
            turn();
        }
        for (int i = 0; i < directionCount && !isFree(hero + stepOf(m_direction)); ++i) {
            turn();
        }
        return m_direction;
    }

private:
    void turn() { m_direction = Direction(m_rng.below(directionCount)); }

    Rng m_rng;
    Direction m_direction = Direction::East;
};
