#pragma once

#include "app/start/shelffiles.h"
#include "editor/storage/backgroundjob.h"

/// Searches for the user's levels and campaigns, and for recently opened files that no longer exist. This is done in a
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
    /// Shows a renamed level under its new path until the next search is over.
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
