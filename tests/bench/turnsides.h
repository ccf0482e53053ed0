#pragma once

#include "gamecore/rules/turn.h"
#include "gamecore/world/event.h"
#include "tests/bench/levels.h"
#include "tests/bench/turnscenes.h"

/// Our side of the duels of turns: the game itself with all its work per turn. The hero respawns, so that a game never
/// ends.
class OurTurns {
public:
    /// `rules` override those of Classic; `values` are the monsters' own values.
    OurTurns(const BenchMap &map, const std::vector<TurnScene> &scenes, const QJsonObject &rules = {},
             const QJsonObject &values = {});

    /// Resets all games to their beginning.
    void begin();
    /// Plays each game for some turns.
    void play(int turns);
    /// Plays from the beginning. Returns the average number of monsters in view after a turn.
    double seenPerTurn(int turns);

private:
    struct Play {
        World world;
        Wanderer wanderer;
    };

    void playTurnOf(Play &play);

    std::vector<Play> m_beginnings;
    std::vector<Play> m_games;
    EventList m_events;
};
