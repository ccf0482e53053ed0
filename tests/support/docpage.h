#pragma once

#include <QStringList>

// Text of the documentation, for tests that compare it with the program.

/// Returns the text of a file of the source tree, by its path from the root; empty if it cannot be read.
QString treeText(const QString &path);
/// Returns the text of docs/NAME.
QString page(const QString &name);
/// Returns a word as the pages spell it: `word`.
QString quoted(const QString &word);
/// Returns the first table that begins at or after `mark`; empty if there is none.
QString tableAt(const QString &text, const QString &mark);
/// Returns the text from a mark to the next empty line.
QString paragraphAt(const QString &text, const QString &mark);
/// Returns the row of a table whose first cell contains a word, alone or among others; empty if there is none.
QString tableRow(const QString &table, const QString &word);
/// Returns a sentence, beginning with `where`, that says how to fix the first gap in the documentation: the row of
/// `word` is missing, or it lacks an entry of `said`. Empty if the row is complete.
QString lackOf(const QString &where, const QString &row, const QString &word, const QStringList &said = {});
/// Returns the same for a text that is not a table and has to contain the word in quotes.
QString lackOfWord(const QString &where, const QString &text, const QString &word);
/// Fails the current test with `lack` as its message unless it is empty.
void verifyComplete(const QString &lack);
