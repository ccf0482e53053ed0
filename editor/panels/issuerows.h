#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/data/catalogue.h"

#include <QSet>
#include <QStringList>

#include <vector>

/// What is true of a level without issues.
enum class LevelSound : std::uint8_t {
    Playable, ///< more is not known yet
    Winnable, ///< nothing was found that keeps it from being won
    NoGoal    ///< it asks for nothing that it could be won by
};

/// What was found about a level.
struct LevelFindings {
    IssueList issues;
    CataloguePtr catalogue = nullptr; ///< has the names of the kinds; null: their keys are shown
    LevelSound sound = LevelSound::Playable;
    QStringList notes = {}; ///< what else is true of the level and no fault
};

/// What of it the person wants to see.
struct ShownFindings {
    bool hasErrors = true;
    bool hasWarnings = true;
    bool hasNotes = true;
    QSet<QString> openFolds = {}; ///< keys
};

/// One row of the list of issues.
struct IssueRow {
    QString icon; ///< for rowIcon(); empty: none
    QString text;
    QString spoken = {}; ///< what screen readers say instead of the text, if it is something else
    QString tip = {};
    int issue = -1;    ///< its place among the issues; -1: the row is about none
    QString fold = {}; ///< the key of what it folds; empty: nothing
};

/// Fewer rows than that are not folded.
inline constexpr qsizetype fewestFolded = 3;

/// Returns the rows of the list: errors first; then that the level cannot be won, and that the hero can get stuck; then
/// keys that lie wrong or are missing, each with what cannot be reached because of it, folded into one row; monsters
/// that see the start, folded; all other warnings; notes last, those about patrols folded.
std::vector<IssueRow> issueRows(const LevelFindings &found, const ShownFindings &shown);
