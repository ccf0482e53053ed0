#pragma once

#include "editor/files/latestjob.h"

#include <QStringList>

/// The campaigns below a folder, such as one's own: campaign files and archives (`.mazewright`) that lie in it or in
/// one of its folders. They are looked for in another thread, for there may be many folders, and a disk may be slow.
class OwnCampaigns : public QObject {
    Q_OBJECT

public:
    /// Of more folders than so many only those are looked into in which something happened last.
    static constexpr qsizetype mostFolders = 1000;

    /// changed() follows if there are others than before.
    void look(const QString &folder);
    /// Those found last that are still there, the newest first; of many no more than are remembered of those opened
    /// last.
    QStringList paths() const;

Q_SIGNALS:
    void changed();

private:
    QStringList m_found;
    LatestJob m_job;
};
