#pragma once

#include "tests/bench/tcod/tcodways.h"
#include "tests/bench/turnscenes.h"

/// The peer of a whole turn: a small game with libtcod's field of view and A*, as its tutorial describes. Seen cells
/// are added to the explored ones; monsters in view approach or attack. Unlike ours, it has no events, items, statuses
/// or levels of experience.
class TcodTurns {
public:
    TcodTurns(const BenchMap &map, const std::vector<TurnScene> &scenes, TCOD_fov_algorithm_t algorithm);

    /// Resets all games to their beginning.
    void begin();
    /// Plays each game for some turns.
    void play(int turns);

    /// Returns the average number of monsters in view per turn, over all turns so far.
    double seenPerTurn() const { return double(m_seen) / double(m_turns); }

private:
    struct Monster {
        Point cell;
        int hp = orcHp;
    };
    struct Play {
        Point hero;
        Point start;
        int hp = heroHp;
        std::vector<Monster> monsters;
        BenchMap monsterAt; ///< 1 on a monster's cell
        BenchMap isExplored;
        Wanderer wanderer;
    };

    void playTurn(Play &play);
    void act(Play &play, Direction direction);
    void strikeAt(Play &play, Point cell);
    void look(Play &play);
    void actMonster(Play &play, Monster &monster);
    void respawn(Play &play);

    BenchMap m_map;
    TcodMap m_tcodMap;
    TcodWays m_ways;
    TCOD_fov_algorithm_t m_algorithm;
    std::vector<Play> m_beginnings;
    std::vector<Play> m_games;
    qint64 m_turns = 0;
    qint64 m_seen = 0;
};
