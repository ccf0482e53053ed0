#pragma once

#include <QString>

class Catalogue;
class Game;
struct GameSource;
struct Ruleset;
struct SaveHead;

/// Returns the title of the current level in the program's language as plain text: the depth of a dungeon, or the
/// level's name, if any.
QString levelTitle(const Game &game);
/// Returns the title of a dungeon: the name of its ruleset, or of a daily dungeon.
QString dungeonTitle(const Ruleset &ruleset, const QString &day);
/// Returns the title of a daily dungeon, such as "Dungeon of 11/23/26"; empty if `day` is not an ISO 8601 date.
QString dayTitle(const QString &day);
/// Adds the hero's name to a title, if he has one.
QString withHero(const QString &title, const QString &hero);
/// Returns the window title of a game: that of its level or dungeon, with the hero's name, if any.
QString gameTitle(const Game &game, const GameSource &source);
/// Returns the title of a saved game in a list. The day and the hero come from its origin.
QString gameTitle(const SaveHead &head, const Catalogue &catalogue);
/// Returns the title of the campaign with the number of its level; empty if no campaign is played.
QString campaignTitle(const GameSource &source);
