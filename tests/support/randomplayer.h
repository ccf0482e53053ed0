#pragma once

#include "gamecore/base/rng.h"
#include "gamecore/play/game.h"
#include "gamecore/ways/distancemap.h"

/// Plays at random, but so that games go somewhere: walks to the stairs and to what lies about, picks up, uses, drops,
/// descends. About one command in thirty is nonsense. The same seed decides the same in equal worlds.
class RandomPlayer {
public:
    explicit RandomPlayer(std::uint64_t seed) : m_rng(seed, 99) {}

    /// What to play next in a world that is not over.
    Command next(const World &world);

private:
    Command anyCommand(const World &world);
    Command use(const World &world);
    Command walk(const World &world);
    std::optional<char> letter(const World &world);
    Point target(const World &world);
    void findWays(const World &world);

    Rng m_rng;
    DistanceMap m_ways;
    int m_waysDepth = 0;
    int m_waysAge = 0;
};
