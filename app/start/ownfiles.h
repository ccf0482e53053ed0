#pragma once

#include "app/start/shelffiles.h"
#include "editor/storage/backgroundjob.h"

/// Searches the user's levels and campaigns, and recently opened ones, in a worker thread: there may be many files, and
/// a disk may be slow. The start page and the dialog for new games share one object and its results. Campaigns are
/// files and archives (`.mazewright`) in the user's folder or its direct subfolders.
class OwnFiles : public QObject {
    Q_OBJECT

public:
    /// The most subfolders that are searched; the most recently changed ones are preferred.
    static constexpr qsizetype mostFolders = 1000;

    /// Starts a search; looked() follows.
    void look();
    /// Shows a renamed level under its new path until the next search is over.
    void levelMoved(const QString &from, const QString &to);
    /// Returns the last results. The number of campaigns in subfolders is limited like that of recently opened ones.
    const FoundFiles &found() const { return m_found; }

Q_SIGNALS:
    void looked();

private:
    FoundFiles m_found;
    BackgroundJob m_job;
};
