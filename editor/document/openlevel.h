#pragma once

#include "editor/files/loadedlevel.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/ids.h"
#include "gamecore/level/level.h"

#include <QUndoStack>

/// A level that is open, with all that is its own, so that it can be put aside and taken up again with its undo steps.
/// Made and changed by LevelDocument alone, and only while it lies there.
struct OpenLevel {
    int number = 0; ///< of this one alone, as long as the program runs
    Level level;
    CataloguePtr catalogue; ///< in force under the level's ruleset
    QString path;           ///< empty while it has no file
    bool isReadOnly = false;
    bool isForeignMap = false;     ///< its file is a map of Tiled, whatever that is called
    std::optional<DiskState> disk; ///< state of its file when it was last looked at for the level; nothing if never
    LevelCopies copies;            ///< until it has been shown
    IssueList ofReading;           ///< warnings that the check cannot make; until the first edit
    IssueList issues;              ///< all that was found last
    QUndoStack undo;

    bool isModified() const { return !undo.isClean(); }
};

/// What was found in it: warnings of reading that the check cannot make first, then what was `found` by the check.
IssueList issuesOf(const OpenLevel &level, const IssueList &found);
