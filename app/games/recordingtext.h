#pragma once

#include <QString>

class Catalogue;
struct Recording;

// What a list says of a played game, in the language of the program, as plain text: names in it come from strangers.

/// What the person calls it, or else usualTitleOf() it.
QString titleOf(const Recording &game, const Catalogue &catalogue);
/// Its level or dungeon, with its hero.
QString usualTitleOf(const Recording &game, const Catalogue &catalogue);
/// The rest in one short line, the most important first: from when on it is a branch, how it ended, how far it came.
QString briefOf(const Recording &game, const Catalogue &catalogue);
/// The rest in one line: how it ended, how far it came, and when it was written; of one that cannot be played again,
/// why.
QString detailOf(const Recording &game, const Catalogue &catalogue);
