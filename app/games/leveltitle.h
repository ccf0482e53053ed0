#pragma once

#include <QString>

class Game;
struct GameSource;
struct Ruleset;

/// What the level in play is called in the language of the program, plain text: of a dungeon the depth, of a level its
/// own name if it has one.
QString levelTitle(const Game &game);
/// A dungeon as a whole: the name of its ruleset, or that of a day.
QString dungeonTitle(const Ruleset &ruleset, const QString &day);
/// The dungeon of a day by its date, such as "Dungeon of 11/23/26"; empty if `day` is not one in ISO 8601.
QString dayTitle(const QString &day);
/// With the name of the hero, if he has one.
QString withHero(const QString &title, const QString &hero);
/// The game as a whole, as a window is called: that of its level or dungeon, with its hero if he has a name.
QString gameTitle(const Game &game, const GameSource &source);
/// The campaign that is played and how far its level is in it; empty if none is.
QString campaignTitle(const GameSource &source);
