#pragma once

// editor/text: sentences for people, made from codes, without widgets; the window and the command line share them.

#include "gamecore/base/issue.h"

#include <QString>

class Catalogue;

/// One sentence that says what is wrong and what was expected, in the language of the program, as plain text: words
/// from files stand in it verbatim and must not be shown as markup.
QString sentenceOf(const Issue &issue);

/// The same where the window shows it: kinds have their names instead of their keys.
QString sentenceOf(const Issue &issue, const Catalogue &catalogue);

/// How the window ranks an issue.
enum class IssueRank : std::uint8_t { Error, Warning, Note };

/// Returns the rank of an issue. A level that cannot be won is an error, although it can be played. A patrol that
/// stays in a part of the level is a note: there is nothing to fix, and authors often want it.
IssueRank rankOf(const Issue &issue);

/// `FILE:LINE:COL: sentence [code]` with the parts of the place that are known.
QString lineOf(const Issue &issue);
/// lineOf() with the severity before the sentence, as `mazewright check` prints it.
QString lineWithSeverityOf(const Issue &issue);
