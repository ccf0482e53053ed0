#pragma once

#include <QStringList>

// What the pages of docs say, for tests that compare it with the program.

/// The text of docs/NAME.
QString page(const QString &name);
/// A word as pages spell it: `word`.
QString quoted(const QString &word);
/// The row of a table that begins with a word; empty if there is none.
QString tableRow(const QString &text, const QString &word);
/// Of what the row of a word should say, the first that it does not: a sentence on how to mend the page, which begins
/// with `where`; empty if it says all.
QString lackOf(const QString &where, const QString &row, const QString &word, const QStringList &said = {});
