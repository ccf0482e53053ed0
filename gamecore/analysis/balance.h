#pragma once

#include "gamecore/pathfinding/reach.h"

/// The combat values of a fighter, including worn equipment.
struct Fighter {
    int hp = 1;
    int power = 0;
    int defense = 0;
    int everyTurns = 1; ///< turns from one blow to the next; 1: strikes every turn

    friend bool operator==(const Fighter &, const Fighter &) = default;
};

/// The expected result of a fight to the death if the hero strikes first. Only blows count: no fire, items or growth.
struct FightForecast {
    std::optional<int> hits; ///< number of blows that kill the monster; std::nullopt: blows cannot kill it
    /// Hit points that the hero loses; if blows cannot kill the monster, the damage of one of its blows.
    int hpLost = 0;

    friend bool operator==(const FightForecast &, const FightForecast &) = default;
};
FightForecast forecastOf(const Rules &rules, const Fighter &hero, const Fighter &monster);

/// The expected cost of fighting every monster of a level one after another, even those that the hero cannot reach.
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

    bool hasFights = true;            ///< true if the rule `contact` is `fight`; otherwise the forecasts mean nothing
    std::vector<Opponents> opponents; ///< in catalogue order, then by hit points, then by power
    Fighter heroAtStart;
    Fighter heroWithGear;     ///< with the best reachable equipment in each slot
    std::vector<KindId> gear; ///< the equipment of heroWithGear, in the order of slots
    Total atStart;
    Total withGear;
    int potions = 0;    ///< number of items with which the hero can heal himself: initial ones, and those within reach
    qint64 healing = 0; ///< hit points that all these items together restore at most, each used once
};

/// Computes the balance of a level. `catalogue` is the one in force. The better of two items for a slot has the higher
/// sum of power and defense; if the sums are equal, more hit points. Items that monsters carry count if the hero can
/// meet and kill the monster. `reach` has the cells that the hero can reach from the start; if it is null (no start),
/// all items count as reachable.
BalanceSheet balanceOf(const Level &level, const Catalogue &catalogue, const Rules &rules, const Reach *reach);
