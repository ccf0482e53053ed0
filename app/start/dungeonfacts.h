#pragma once

#include "app/games/highscores.h"
#include "app/widgets/factsheet.h"
#include "gamecore/data/ids.h"

// What a player would like to know of a dungeon before going down, in the language of the program. It follows from
// the rules and from games that were played: nothing of a maze is told, for whoever enters one may die in it for good.

/// Facts about all dungeons of a ruleset, which must have one: how long it goes on, what death is, who goes and who
/// waits there.
QList<Fact> dungeonFacts(const Catalogue &catalogue, const Ruleset &ruleset);

/// The best game in any dungeon of that ruleset that is among the best.
Fact bestSoFar(const HighScores &scores, const QString &ruleset);
/// The best games in the dungeons of a day, of the day before and of a year until then, and when the next dungeon
/// comes, by local time.
QList<Fact> dayFacts(const HighScores &scores, const QString &ruleset, const QDate &day);
/// What a ruleset is called and what it is about.
Fact rulesFact(const Ruleset &ruleset);
