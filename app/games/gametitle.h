#pragma once

#include <QString>

class Catalogue;
class Game;
struct GameSource;
struct Ruleset;
struct SaveHead;

/// The name of the level in play in the language of the program, plain text: the depth of a dungeon, or the level's own
/// name if it has one.
QString levelTitle(const Game &game);
/// A dungeon as a whole: the name of its ruleset, or that of a day.
QString dungeonTitle(const Ruleset &ruleset, const QString &day);
/// The dungeon of a day by its date, such as "Dungeon of 11/23/26"; empty if `day` is not one in ISO 8601.
QString dayTitle(const QString &day);
/// `title` with the name of the hero, if he has one.
QString withHero(const QString &title, const QString &hero);
/// The title of a game as a window shows it: that of its level or dungeon, with its hero if he has a name.
QString gameTitle(const Game &game, const GameSource &source);
/// The same of a game in a list, by what its origin says of day and hero.
QString gameTitle(const SaveHead &head, const Catalogue &catalogue);
/// The campaign that is played and the place of its level in it; empty if none is played.
QString campaignTitle(const GameSource &source);
