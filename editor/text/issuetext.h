#pragma once

// editor/text: user-visible texts made from codes; no widgets, because the command line uses them, too.

#include "gamecore/base/issue.h"

#include <QString>

class Catalogue;

/// Returns one sentence about an issue and about what was expected, in the language of the program. It is plain text:
/// it contains words from files verbatim and must not be shown as markup.
QString sentenceOf(const Issue &issue);

/// Returns the same sentence with the names of kinds instead of their keys, for display in the window.
QString sentenceOf(const Issue &issue, const Catalogue &catalogue);

/// The rank at which the window shows an issue.
enum class IssueRank : std::uint8_t { Error, Warning, Note };

/// Returns the rank of an issue. A level that cannot be won is an error, although it can be played. A patrol that stays
/// in a part of the level is a note: it is often intended and needs no fix.
IssueRank rankOf(const Issue &issue);

/// Returns `FILE:LINE:COL: sentence [code]`. Parts of the position that are unknown are left out.
QString lineOf(const Issue &issue);
/// Returns lineOf() with "error: ", "warning: " or "note: " before the sentence, as `mazewright check` prints it.
QString lineWithSeverityOf(const Issue &issue);
