#pragma once

// gamecore/bots: bots, which play by themselves. The parameters of a bot are data (bots.json); BotMind makes its
// decisions.
//
// A bot knows what a human player would know: the cells that the hero has seen, the monsters in view, the hero's bag,
// and the rules. Under real time, the bot perceives monsters with a delay. It cannot foresee random events. Its own
// random choices use a separate random number generator.
//
// BotMind considers actions in this order: choose growth, put on equipment or heal, fight, pick up, rest, walk. Walking
// follows one distance map (wayfinding.h) to attractive cells (attraction.h) and avoids dangerous ones (threats.h).
// Every decision follows from this map, the monsters nearby, and the parameters below.
//
// The idea of one agent with different weights follows the personas of MiniDungeons 2 (C. Holmgård, M. Green, A.
// Liapis, J. Togelius, "Automated Playtesting with Procedural Personas through MCTS with Evolved Heuristics", 2018).

#include "gamecore/base/enumerators.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/field.h"

#include <vector>

/// The trait that a bot improves at a level-up. InTurn: hit points, power and defense in rotation.
enum class GrowthHabit : std::uint8_t { Hp, Power, Defense, InTurn, Random };
inline constexpr int growthHabitCount = enumeratorCount<GrowthHabit>();

/// A policy for automatic play: a record of bots.json (docs/bots.md).
struct Bot {
    QString key;
    QString name;        ///< English; translated where it is shown
    QString description; ///< one sentence, English; translated where it is shown

    // Attractions. Each number is the longest detour, in steps, that the bot makes for goals of that type, up to
    // farthestPull. -1: the bot ignores them.
    int goal = 60;      ///< the level's goals: treasure, monsters, exit
    int gold = -1;      ///< treasure that is not required
    int items = -1;     ///< items for the bag; keys for doors that the hero has seen are worth `goal` if that is more
    int kills = -1;     ///< monsters that the hero can beat, unless killing them is a goal of the level
    int unexplored = 0; ///< unexplored cells
    int exit = 0;       ///< the stairs of a dungeon

    int danger = 100;     ///< fear of dangers in percent; 0: the bot ignores dangers
    int waiting = 4;      ///< longest detour, in steps, that the bot prefers to waiting
    int caution = 3;      ///< number of a monster's next actions whose danger the bot avoids; 0 counts as 1
    int reactionMs = 200; ///< delay with which the bot perceives monsters under real time
    int stepMs = 120;     ///< minimum time between two steps under real time
    int rest = 80;        ///< percentage of maximum hit points below which the bot rests, if resting heals
    int tools = 100;      ///< percentage of occasions on which the bot considers healing items and items that harm foes
    int slip = 0;         ///< percentage of commands that the bot replaces by a wrong one
    GrowthHabit growth = GrowthHabit::InTurn;

    friend bool operator==(const Bot &, const Bot &) = default;
};

inline constexpr auto growthHabitWords = rowsFor<GrowthHabit>(
    Word{QLatin1StringView("hp")}, Word{QLatin1StringView("power")}, Word{QLatin1StringView("defense")},
    Word{QLatin1StringView("in_turn")}, Word{QLatin1StringView("random")});

/// The maximum of an attraction, in steps.
inline constexpr int farthestPull = 1000;

/// The fields of a bot that are numbers or words, in file order.
inline constexpr std::array botFields{
    fieldIn<&Bot::goal>({.key = QLatin1StringView("goal"), .first = -1, .last = farthestPull}),
    fieldIn<&Bot::gold>({.key = QLatin1StringView("gold"), .first = -1, .last = farthestPull}),
    fieldIn<&Bot::items>({.key = QLatin1StringView("items"), .first = -1, .last = farthestPull}),
    fieldIn<&Bot::kills>({.key = QLatin1StringView("kills"), .first = -1, .last = farthestPull}),
    fieldIn<&Bot::unexplored>({.key = QLatin1StringView("unexplored"), .first = -1, .last = farthestPull}),
    fieldIn<&Bot::exit>({.key = QLatin1StringView("exit"), .first = -1, .last = farthestPull}),
    fieldIn<&Bot::danger>({.key = QLatin1StringView("danger"), .last = 1000}),
    fieldIn<&Bot::waiting>({.key = QLatin1StringView("waiting"), .last = farthestPull}),
    fieldIn<&Bot::caution>({.key = QLatin1StringView("caution"), .last = 5}),
    fieldIn<&Bot::reactionMs>({.key = QLatin1StringView("reaction_ms"), .last = 2000}),
    fieldIn<&Bot::stepMs>({.key = QLatin1StringView("step_ms"), .first = 1, .last = 2000}),
    fieldIn<&Bot::rest>({.key = QLatin1StringView("rest"), .last = 100}),
    fieldIn<&Bot::tools>({.key = QLatin1StringView("tools"), .last = 100}),
    fieldIn<&Bot::slip>({.key = QLatin1StringView("slip"), .last = 100}),
    fieldIn<&Bot::growth>({.key = QLatin1StringView("growth"), .type = Field::Type::Word, .words = growthHabitWords})};

/// Loads the bots of bots.json, in file order, from the first of `folders` that has the file. A file with the former
/// name players.json also works. Problems are added to `issues`; if there are any, the returned list is empty.
std::vector<Bot> loadBots(const QStringList &folders, IssueList &issues);
/// Returns the bot with a key; null if there is none.
const Bot *botNamed(const std::vector<Bot> &bots, const QString &key);
