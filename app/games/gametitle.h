#pragma once

#include <QString>

class Catalogue;
class Game;
struct GameSource;
struct Ruleset;
struct SaveHead;

/// Returns the title of the current level in the program's language as plain text: the depth of a dungeon, or the
/// level's name; "Untitled level" if it has none.
QString levelTitle(const Game &game);
/// Returns the title of a dungeon: dayTitle() of a daily dungeon, otherwise the name of the ruleset. `day` is empty for
/// other dungeons.
QString dungeonTitle(const Ruleset &ruleset, const QString &day);
/// Returns the title of a daily dungeon, such as "Dungeon of 11/23/26"; empty if `day` is not an ISO 8601 date.
QString dayTitle(const QString &day);
/// Returns a title with the hero's name, such as "Tombs · Brida"; the title alone if `hero` is empty.
QString withHero(const QString &title, const QString &hero);
/// Returns the window title of a game: the title of its level or dungeon, with the hero's name, if any.
QString gameTitle(const Game &game, const GameSource &source);
/// Returns the title of a saved game in a list. The day and the hero come from its origin.
QString gameTitle(const SaveHead &head, const Catalogue &catalogue);
/// Returns the title of a campaign with the number of the level, such as "The Lantern Road, level 2 of 9"; empty unless
/// the progress in the campaign is saved (GameSource::isRemembered).
QString campaignTitle(const GameSource &source);
