#pragma once

#include <QStringList>

// What the pages of docs say, for tests that compare it with the program.

/// The text of a file of the tree, by its path from the root; empty if it cannot be read.
QString treeText(const QString &path);
/// The text of docs/NAME.
QString page(const QString &name);
/// A word as pages spell it: `word`.
QString quoted(const QString &word);
/// The first table that begins at or after `mark`; empty if there is none.
QString tableAt(const QString &text, const QString &mark);
/// From a mark to the next empty line.
QString paragraphAt(const QString &text, const QString &mark);
/// The row of a table that says a word in its first cell, alone or among others; empty if there is none.
QString tableRow(const QString &table, const QString &word);
/// Of what the row of a word should say, the first that it does not: a sentence on how to mend the page, which begins
/// with `where`; empty if it says all.
QString lackOf(const QString &where, const QString &row, const QString &word, const QStringList &said = {});
/// The same of a text that is no table and has to say a word in quotes.
QString lackOfWord(const QString &where, const QString &text, const QString &word);
/// Fails the test that runs with what is lacking, if anything is.
void verifyComplete(const QString &lack);
