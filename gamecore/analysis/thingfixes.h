#pragma once

#include "gamecore/analysis/fix.h"

// Fixes for things: their kinds and values.

/// Returns fixes for an unknown kind, including one that the legend assigns to a character. They replace the kind with
/// a suggestion of the finding, or remove it, everywhere in the level: in things, carried items and the legend. If the
/// unknown kind is the key of a terrain, the first fix draws that terrain instead.
std::vector<LevelFix> kindFixesFor(const Level &level, const Catalogue &catalogue, const Issue &issue);
/// Returns fixes for wrong values, unknown keys and wrong translations of the thing that the finding is about, and for
/// two actors on one cell.
std::vector<LevelFix> thingFixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue);

/// Adds to `fix` the changes that replace `kind` with `other` in all things and carried items. Both are keys of kinds.
void rewriteThings(const Level &level, const QString &kind, const QString &other, LevelFix &fix);

/// Returns a value for display, shortened: a string without quotes, any other value as JSON.
QString plainWord(const QJsonValue &value);
