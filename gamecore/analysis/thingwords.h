#pragma once

#include "gamecore/analysis/fix.h"

// Fixes of what things say: their kinds and values.

/// Fixes of an unknown kind, also of one that the legend gives a character: one of the names of the finding in all
/// places where it is spelled so (things, what monsters carry, the legend), or doing without it.
std::vector<LevelFix> kindFixesFor(const Level &level, const Catalogue &catalogue, const Issue &issue);
/// Fixes of values and keys of the thing of the finding, and of two actors on a cell.
std::vector<LevelFix> thingFixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue);

/// Adds to a fix that all things of a kind, and what is carried of it, are of another one.
void rewriteThings(const Level &level, const QString &kind, const QString &other, LevelFix &fix);

/// A value as it is named to people: a word without quotes, of bounded length.
QString plainWord(const QJsonValue &value);
