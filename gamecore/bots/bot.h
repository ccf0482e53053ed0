#pragma once

// gamecore/bots: bots that play by themselves, as data, and how they decide.
//
// A bot knows what a person would know: the cells that the hero has seen, who is in view (under real time as it was
// a reaction ago), his bag, and the rules. He never asks chance what comes next: what he leaves to chance is drawn with
// luck of his own. BotMind asks in this order what is to be done: choose growth, help himself, deal with those who
// are at hand, take what lies here, rest, walk. Where to walk is one map (wayfinding.h) of what draws him
// (attraction.h), and what he fears is kept away from (threats.h). So each of his decisions follows from the map, from
// who is near, and from the numbers below.
//
// The idea of one agent with different weights is that of the personas of MiniDungeons 2 (C. Holmgård, M. Green,
// A. Liapis, J. Togelius, "Automated Playtesting with Procedural Personas through MCTS with Evolved Heuristics", 2018).

#include "gamecore/base/enumerators.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/field.h"

#include <vector>

/// What a bot gains at a new level.
enum class GrowthHabit : std::uint8_t { Hp, Power, Defense, InTurn, Random };
inline constexpr int growthHabitCount = enumeratorCount<GrowthHabit>();

/// A policy that plays by itself: a record of bots.json (docs/bots.md).
struct Bot {
    QString key;
    QString name;        ///< English; translated where it is shown
    QString description; ///< one sentence, English; translated where it is shown

    // What draws him: for how many steps' detour it is worth going. Below 0: he does not go for it.
    int goal = 60;      ///< what wins: treasure, monsters, the exit, whatever the level asks for
    int gold = -1;      ///< treasure that need not be taken
    int items = -1;     ///< what can be taken into the bag
    int kills = -1;     ///< monsters that he thinks he can beat
    int unexplored = 0; ///< where there is something to see
    int exit = 0;       ///< the stairs of a dungeon

    int danger = 100;     ///< in percent, how much he fears what could hurt him; 0: he does not see it
    int waiting = 4;      ///< how many steps' detour he rather makes than wait
    int caution = 3;      ///< of how many possible actions of a monster he keeps clear
    int reactionMs = 200; ///< under real time he sees monsters as they were so long ago
    int stepMs = 120;     ///< under real time at least so much passes between two of his steps
    int rest = 80;        ///< in percent of his hit points, up to where he rests, where resting heals; 0: never
    int tools = 100;      ///< in percent, how often he thinks of the things in his bag when they would help
    int slip = 0;         ///< in percent, how often he presses another key than he meant
    GrowthHabit growth = GrowthHabit::InTurn;

    friend bool operator==(const Bot &, const Bot &) = default;
};

inline constexpr auto growthHabitWords = rowsFor<GrowthHabit>(
    Word{QLatin1StringView("hp")}, Word{QLatin1StringView("power")}, Word{QLatin1StringView("defense")},
    Word{QLatin1StringView("in_turn")}, Word{QLatin1StringView("random")});

inline constexpr int farthestPull = 1000;

/// The fields of a bot that are numbers or words, in the order of files.
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

/// The bots of bots.json, in its order, from the first of `folders` that holds it, as the catalogue's files are found;
/// or of players.json, as it was called earlier. With any finding, which are added to `issues`, there are none.
std::vector<Bot> loadBots(const QStringList &folders, IssueList &issues);
/// The bot of a key; null if there is none.
const Bot *botNamed(const std::vector<Bot> &bots, const QString &key);
