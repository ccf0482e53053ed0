#pragma once

#include "gamecore/pathfinding/reach.h"

/// What a fighter brings into a fight, worn things included.
struct Fighter {
    int hp = 1;
    int power = 0;
    int defense = 0;
    int everyTurns = 1; ///< it strikes in each so many turns once

    friend bool operator==(const Fighter &, const Fighter &) = default;
};

/// How a fight to the death ends when the hero strikes first, by blows alone: no fire, no items, no growth.
struct FightForecast {
    std::optional<int> hits; ///< blows that kill the monster; nothing: they never do
    int hpLost = 0;          ///< of the hero until it is dead; with no hits: a blow's worth

    friend bool operator==(const FightForecast &, const FightForecast &) = default;
};
FightForecast forecastOf(const Rules &rules, const Fighter &hero, const Fighter &monster);

/// What fights cost in a level, by arithmetic: everything in it counts, however hard it is to come to.
struct BalanceSheet {
    /// Monsters of a kind with the same hit points and power, which act equally often.
    struct Opponents {
        KindId kind = 0; ///< of the catalogue in force
        int hp = 1;
        int power = 0;
        int everyTurns = 1; ///< as of a fighter
        int count = 0;
        FightForecast atStart;
        FightForecast withGear;
    };
    struct Total {
        qint64 hpLost = 0;     ///< if all are fought that can be killed
        qint64 unkillable = 0; ///< monsters that cannot
    };

    bool hasFights = true;            ///< `contact fight`; else forecasts say nothing
    std::vector<Opponents> opponents; ///< in the order of the catalogue, then by hit points, then by power
    Fighter heroAtStart;
    Fighter heroWithGear;     ///< with the best things to wear that he can come to, one a slot
    std::vector<KindId> gear; ///< which those are, what he begins with included
    Total atStart;
    Total withGear;
    int potions = 0;    ///< items to heal himself that he begins with or can come to
    qint64 healing = 0; ///< hit points that they give back at most
};

/// `catalogue` is the one in force. Of two things for a slot the one with more power and defense together is better,
/// then the one with more hit points. What monsters carry counts like what lies where they can be met. Without `reach`
/// (no start) all that is in the level counts.
BalanceSheet balanceOf(const Level &level, const Catalogue &catalogue, const Rules &rules, const Reach *reach);
