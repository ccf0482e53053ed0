#pragma once

#include <QStringList>

/// The up to three `names` that look most like `word`, best first, for "did you mean". Names that differ in more than
/// half of their letters are left out. Distance: Damerau-Levenshtein with adjacent swaps (optimal string alignment),
/// ties in the order of `names`. Words are compared by their first 40 characters.
QStringList nearestNames(const QString &word, const QStringList &names);
/// Whether at most a third of their letters differ: a slip rather than another word.
bool isSlipOf(const QString &word, const QString &name);
/// All `names`: the nearest, then the others in their order.
QStringList namesByLikeness(const QString &word, const QStringList &names);
