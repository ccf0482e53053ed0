#pragma once

#include "app/start/shelffiles.h"
#include "editor/storage/backgroundjob.h"

/// Looks for levels and campaigns of one's own, and for those opened last, in another thread: there may be many files,
/// and a disk may be slow. The start page and the dialog for new games share one: what one found the other begins with.
/// Campaigns are files and archives (`.mazewright`) that lie in one's own folder or in one of its folders.
class OwnFiles : public QObject {
    Q_OBJECT

public:
    /// Of more folders than so many only those are looked into in which something happened last.
    static constexpr qsizetype mostFolders = 1000;

    /// looked() follows.
    void look();
    /// Shows a renamed level under its new path until the next look is over.
    void levelMoved(const QString &from, const QString &to);
    /// What was found last. Of many campaigns in folders of one's own folder no more than are remembered of those
    /// opened last.
    const FoundFiles &found() const { return m_found; }

Q_SIGNALS:
    void looked();

private:
    FoundFiles m_found;
    BackgroundJob m_job;
};
