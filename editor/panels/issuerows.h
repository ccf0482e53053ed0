#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/data/catalogue.h"

#include <QSet>
#include <QStringList>

#include <vector>

/// The result for a level without issues.
enum class LevelSound : std::uint8_t {
    Playable, ///< more is not known yet
    Winnable, ///< no obstacle to winning was found
    NoGoal    ///< it has no goal
};

/// The findings about a level.
struct LevelFindings {
    IssueList issues;
    CataloguePtr catalogue = nullptr; ///< source of kind names; null: their keys are shown
    LevelSound sound = LevelSound::Playable;
    QStringList notes = {}; ///< facts about the level that are not faults
};

/// The filter of the list, as chosen by the user.
struct ShownFindings {
    bool hasErrors = true;
    bool hasWarnings = true;
    bool hasNotes = true;
    QSet<QString> openFolds = {}; ///< keys
};

/// A row of the list of issues.
struct IssueRow {
    QString icon; ///< for rowIcon(); empty: none
    QString text;
    QString spoken = {}; ///< text for screen readers, if different
    QString tip = {};
    int issue = -1;    ///< index of the issue; -1: the row is not about an issue
    QString fold = {}; ///< key of the group that it folds; empty: none
};

/// Smallest number of rows that are folded.
inline constexpr qsizetype fewestFolded = 3;

/// Returns the rows of the list in this order:
/// - errors
/// - the level cannot be won
/// - the hero can get stuck
/// - missing or misplaced keys, each folded with what cannot be reached because of it
/// - monsters that see the start, folded
/// - all other warnings
/// - notes; those about patrols are folded
std::vector<IssueRow> issueRows(const LevelFindings &found, const ShownFindings &shown);
