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
    QString fold = {}; ///< key of the group that the row opens and closes; empty: it is no heading of a group
};

/// Smallest group of findings that is folded into one row.
inline constexpr qsizetype fewestFolded = 3;

/// Returns the rows of the list. `shown` can hide the errors, the warnings or the patrol notes. The order is:
/// - errors
/// - the level cannot be won
/// - the hero can get stuck
/// - missing or misplaced keys, each with a group of the things that cannot be reached because of it
/// - a group of the monsters that see the start
/// - all other warnings
/// - a group of the notes about patrols
/// - the number of issues beyond the limit of IssueList
/// - if none of the rows above exist: a row with LevelVerdict, or one that says that all issues are hidden
/// - for a level with issues but without a win condition: a note about that
/// - LevelFindings::notes
std::vector<IssueRow> issueRows(const LevelFindings &found, const ShownFindings &shown);
