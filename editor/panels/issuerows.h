#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/data/catalogue.h"

#include <QSet>
#include <QStringList>

#include <vector>

/// The summary that the list shows for a level without issues.
enum class LevelVerdict : std::uint8_t {
    Playable, ///< whether it can be won is not known yet
    Winnable, ///< no obstacle to winning was found
    NoGoal    ///< it cannot be won, since it has no win condition
};

/// The findings about a level.
struct LevelFindings {
    IssueList issues;
    CataloguePtr catalogue = nullptr; ///< source of kind names; null: their keys are shown
    LevelVerdict sound = LevelVerdict::Playable;
    QStringList notes = {}; ///< sentences about facts that are not faults
};

/// The choices of the user: which ranks of findings are shown, and which groups are open.
struct ShownFindings {
    bool hasErrors = true;
    bool hasWarnings = true;
    bool hasNotes = true;
    QSet<QString> openFolds = {}; ///< IssueRow::fold of the open groups
};

/// A row of the list of issues.
struct IssueRow {
    QString icon; ///< name for programIcon(); empty: none
    QString text;
    QString spoken = {}; ///< text for screen readers, if different
    QString tip = {};
    int issue = -1;    ///< index of the issue; -1: the row is not about an issue
    QString fold = {}; ///< if the row is the heading of a group, the key of this group; otherwise empty
};

/// Smallest group of findings that is folded into one row.
inline constexpr qsizetype fewestFolded = 3;

/// Returns the rows of the list. `shown` can hide the errors, the warnings or the patrol notes. The order is:
/// - all errors except the next one
/// - the error that the level cannot be won
/// - the warning that the hero can get stuck
/// - warnings about missing or misplaced keys, each followed by a group of the things that are unreachable because of
///   that key
/// - a group of the monsters that see the start
/// - all other warnings
/// - a group of the notes about patrols
/// - the number of issues beyond the limit of IssueList
/// - if none of the rows above exist: a row about LevelFindings::sound, or a row that says that all issues are hidden
/// - for a level that has issues and no win condition: a note that it has no win condition
/// - LevelFindings::notes
std::vector<IssueRow> issueRows(const LevelFindings &found, const ShownFindings &shown);
