#pragma once

#include "editor/storage/backgroundjob.h"

#include <QStringList>

/// The result of a search by OwnFiles.
struct FoundFiles {
    bool hasLooked = false; ///< false: the first search is not finished, and the other members are not set
    /// The user's campaigns: first the newest ones, then all others that are directly in the user's folder.
    QStringList campaigns = {};
    QStringList levels = {}; ///< levels in the user's folder, sorted by name
    QStringList gone = {};   ///< files of openedFiles() that no longer exist
};

// The files that the start page and the dialog for new games offer. These functions do not access the disk.

/// Returns the recently opened levels and campaigns, newest first, including levels in archives and missing files.
QStringList openedFiles();
/// Returns openedFiles() without `found.gone`.
QStringList existingOpenedFiles(const FoundFiles &found);
/// Returns the campaigns to show: shipped, the user's own, and recently opened ones that still exist. Before the first
/// search, returns only the shipped campaigns. All others come after them in the list, so that nothing moves while the
/// user chooses.
QStringList campaignsToShow(const FoundFiles &found);
/// Returns the levels to show, by the same rules as campaignsToShow().
QStringList levelsToShow(const FoundFiles &found);

/// The search for the user's levels and campaigns, and for recently opened files that no longer exist. It runs in a
/// worker thread, because there may be many files, and a disk may be slow. The start page and the dialog for new games
/// share one object and its results. The user's campaigns are campaign files and archives (`.mazewright`) in the user's
/// folder or its direct subfolders.
class OwnFiles : public QObject {
    Q_OBJECT

public:
    /// The largest number of subfolders that are searched; if there are more, the most recently changed subfolders are
    /// searched.
    static constexpr qsizetype mostFolders = 1000;

    /// Starts a search; looked() follows. A running search is cancelled.
    void look();
    /// Replaces the path of a renamed level in found() until the next search is over.
    void levelMoved(const QString &from, const QString &to);
    /// Returns the results of the last search. Campaigns directly in the user's folder are all listed. Campaigns in its
    /// subfolders are listed only if they are among the newest of all campaigns (at most Settings::mostRecent).
    const FoundFiles &found() const { return m_found; }

Q_SIGNALS:
    /// Emitted when found() has new results.
    void looked();

private:
    FoundFiles m_found;
    BackgroundJob m_job;
};
