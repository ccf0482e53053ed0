#pragma once

#include "app/games/highscores.h"
#include "app/widgets/factsheet.h"
#include "gamecore/data/ids.h"

// Facts about a dungeon for a player who considers entering it, in the program's language. The facts come from the
// rules and from earlier games. They reveal nothing about the mazes, since death in a dungeon may be final.

/// Returns the rulesets with a dungeon, in the order of a list to choose from. The first one is that of daily dungeons.
std::vector<const Ruleset *> dungeonRulesets(const Catalogue &catalogue);
/// Returns facts about the dungeons of a ruleset, such as their depth, the consequences of death, the hero and the
/// monsters. The ruleset must have a dungeon.
QList<Fact> dungeonFacts(const Catalogue &catalogue, const Ruleset &ruleset);

/// Returns a description of the best game in the dungeons of a ruleset, or a text that there is none.
Fact bestSoFar(const HighScores &scores, const QString &ruleset);
/// Returns facts about the best game in the daily dungeon of `day`, of the day before, and of the year that ends with
/// `day`; and the local time at which the next daily dungeon begins. If there is no such game, the fact says so.
QList<Fact> dayFacts(const HighScores &scores, const QString &ruleset, const QDate &day);
/// Returns the name and the description of a ruleset.
Fact rulesFact(const Ruleset &ruleset);
