#pragma once

#include "gamecore/pathfinding/reach.h"

/// The combat values of a fighter, including worn equipment.
struct Fighter {
    int hp = 1;
    int power = 0;
    int defense = 0;
    int everyTurns = 1; ///< turns between two strikes

    friend bool operator==(const Fighter &, const Fighter &) = default;
};

/// The expected result of a fight to the death if the hero strikes first. Only blows count: no fire, items or growth.
struct FightForecast {
    std::optional<int> hits; ///< blows that kill the monster; std::nullopt if it cannot be killed
    int hpLost = 0;          ///< hit points that the hero loses; damage of one blow if there are no hits

    friend bool operator==(const FightForecast &, const FightForecast &) = default;
};
FightForecast forecastOf(const Rules &rules, const Fighter &hero, const Fighter &monster);

/// The arithmetic cost of all fights in a level, including monsters that are hard to reach.
struct BalanceSheet {
    /// Monsters of a kind with equal hit points, power and speed.
    struct Opponents {
        KindId kind = 0; ///< in the catalogue in force
        int hp = 1;
        int power = 0;
        int everyTurns = 1; ///< as Fighter::everyTurns
        int count = 0;
        FightForecast atStart;
        FightForecast withGear;
    };
    struct Total {
        qint64 hpLost = 0;     ///< hit points lost in fights against all killable monsters
        qint64 unkillable = 0; ///< number of monsters that cannot be killed
    };

    bool hasFights = true;            ///< `contact fight`; forecasts mean nothing otherwise
    std::vector<Opponents> opponents; ///< in catalogue order, then by hit points, then by power
    Fighter heroAtStart;
    Fighter heroWithGear;     ///< with the best reachable equipment in each slot
    std::vector<KindId> gear; ///< that equipment, including items from the start
    Total atStart;
    Total withGear;
    int potions = 0;    ///< number of healing items that the hero starts with or can reach
    qint64 healing = 0; ///< hit points that these restore at most
};

/// Computes the balance of a level. `catalogue` is the one in force. The better of two items for a slot has the higher
/// sum of power and defense, then more hit points. Items of a monster count if the hero can meet it. If `reach` is null
/// (no start), everything in the level counts.
BalanceSheet balanceOf(const Level &level, const Catalogue &catalogue, const Rules &rules, const Reach *reach);
