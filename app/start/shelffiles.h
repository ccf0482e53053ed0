#pragma once

#include <QStringList>

// The files that the start page and the dialog for new games offer. The functions do not access the disk.

/// The result of a search (app/start/ownfiles.h).
struct FoundFiles {
    bool hasLooked = false; ///< false: the first search is not finished, and the other members are not set
    /// The user's campaigns: first the newest ones, then all others that are directly in the user's folder.
    QStringList campaigns = {};
    QStringList levels = {}; ///< levels in the user's folder, sorted by name
    QStringList gone = {};   ///< files of openedFiles() that no longer exist
};

/// Returns the recently opened levels and campaigns, newest first, including levels in archives and missing files.
QStringList openedFiles();
/// Returns openedFiles() without `found.gone`.
QStringList existingOpenedFiles(const FoundFiles &found);
/// Returns the campaigns to show: shipped, the user's own, and recently opened. Before the first search, returns only
/// the shipped campaigns. All others come after these in the list, so that nothing moves while the user chooses.
QStringList campaignsToShow(const FoundFiles &found);
/// Returns the levels to show, by the same rules as campaignsToShow(): shipped, the user's own, and recently opened.
QStringList levelsToShow(const FoundFiles &found);
