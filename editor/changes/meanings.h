#pragma once

#include "gamecore/level/level.h"

// What characters mean that the legend of a level does not know (unknownCharacters()).

/// Puts the terrain or kind of the answers where the level has an unknown character that they answer.
void replaceCharacters(Level &level, const Catalogue &catalogue, const std::map<char32_t, QString> &answers);
/// The same, and the legend keeps a character for what the level has nothing else of, so that its file still looks as
/// its author drew it. Where there is more of it, that has its character already: another one would redraw it all.
Level withMeanings(const Level &level, const Catalogue &catalogue, const std::map<char32_t, QString> &answers);
