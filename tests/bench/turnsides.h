#pragma once

#include "gamecore/rules/turn.h"
#include "gamecore/world/event.h"
#include "tests/bench/levels.h"
#include "tests/bench/turnscenes.h"

/// Our side of the duels of turns: the game itself, with everything that it does in a turn. Whoever dies respawns, so
/// that it never ends.
class OurTurns {
public:
    /// `rules` are laid over those of Classic, `values` are the monsters' own.
    OurTurns(const BenchMap &map, const std::vector<TurnScene> &scenes, const QJsonObject &rules = {},
             const QJsonObject &values = {});

    /// All games stand at their beginning again.
    void begin();
    /// Plays each game for some turns.
    void play(int turns);
    /// The same from the beginning, and how many monsters are in view after a turn, on average.
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
