#pragma once

#include "gamecore/level/level.h"

/// Where a thing stands in the text that it was read from.
struct ThingPlace {
    QString path;       ///< `rows[3]` or `things[2]`; empty: not from a text
    int character = -1; ///< its place within the row, in code points; -1 in `things`
};

/// The quick check of a level: its structure, not its rules. What passes without an error can be played; playing it
/// never fails later. Finds unknown characters, kinds, rules and rulesets, values out of range, things outside, no
/// start or several, two actors on a cell where only one fits, and what cannot be reached from the start
/// (gamecore/level/reach.h).
///
/// `places` holds one entry a thing for a level read from a text, so that findings get paths; empty for one in memory.
/// Findings about things have their cell. Time is linear in the number of cells.
IssueList checkLevel(const Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places = {});
