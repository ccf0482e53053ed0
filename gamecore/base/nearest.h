#pragma once

#include <QStringList>

/// Returns up to three of `names` that are most similar to `word`, best first, for "did you mean". Names that differ in
/// more than half of their letters are left out. Distance: Damerau-Levenshtein with adjacent swaps (optimal string
/// alignment); ties keep the order of `names`. Only the first 40 characters count. Upper case in `word` counts as lower
/// case; `names` should be lower case.
QStringList nearestNames(const QString &word, const QStringList &names);
/// True if at most a third of the letters of `word` and `name` differ, so that `word` is probably `name` with a typo.
/// Compares like nearestNames().
bool isLikelyTypo(const QString &word, const QString &name);
/// Returns all `names`: first those of nearestNames(), then the rest in the order of `names`.
QStringList namesByLikeness(const QString &word, const QStringList &names);
