#pragma once

#include <QStringList>

// The files that the start page and the dialog for new games offer. Computed without accessing the disk.

/// The result of a search (app/start/ownfiles.h).
struct FoundFiles {
    bool hasLooked = false;     ///< false: the first search is not finished, and the other members are not set
    QStringList campaigns = {}; ///< the user's campaigns: the newest first, then all others directly in the folder
    QStringList levels = {};    ///< in the user's folder, by name
    QStringList gone = {};      ///< those of openedFiles() that no longer exist
};

/// Returns the recently opened levels and campaigns, newest first, including levels in archives and missing files.
QStringList openedFiles();
/// Returns openedFiles() without those that are gone.
QStringList existingOpenedFiles(const FoundFiles &found);
/// Returns the campaigns to show: shipped, the user's own, and recently opened. Before the first search, only the
/// shipped ones; the others are appended later, so that nothing moves while the user chooses.
QStringList campaignsToShow(const FoundFiles &found);
/// Returns the levels to show, by the same rules: shipped, the user's own, and recently opened.
QStringList levelsToShow(const FoundFiles &found);
