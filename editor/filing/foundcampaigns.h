#pragma once

#include "editor/files/diskstate.h"
#include "editor/files/filewatch.h"
#include "gamecore/play/campaign.h"

struct CampaignChange;

/// The campaigns that a level file may belong to, and the chosen one of them. Folders in which they are looked for are
/// watched, and the file of the chosen one.
class FoundCampaigns : public QObject {
    Q_OBJECT

public:
    FoundCampaigns();

    /// Looks around a level file; what was chosen stays so if it is found again. Without a path there is no such file:
    /// the campaigns that were found stay as long as the chosen one is there.
    void find(const QString &level);
    void choose(int index);
    /// Finds, and reads the chosen one if the level is listed in it.
    std::optional<Campaign> around(const QString &level);
    /// Chooses the campaign of a change; a file that it took away is no campaign any more.
    void follow(const CampaignChange &change);

    /// For people, in the order in which they can be chosen.
    QStringList names() const;
    int chosen() const { return int(m_paths.indexOf(m_path)); }
    /// Of the chosen one; empty: there is none.
    const QString &path() const { return m_path; }
    /// The chosen one as it is now, for others may have changed it. Nothing is wrong with none.
    ReadCampaign read() const;

Q_SIGNALS:
    /// Something happened on the disk.
    void touched();

private:
    void watch();
    ReadCampaign readAt(const QString &path) const;

    FileWatch m_watch;
    QString m_level; ///< looked around last; empty: it had no file
    QStringList m_paths;
    QString m_path;
    struct Archive {
        QString path;
        DiskState stamp;
        ReadCampaign read;
    };
    mutable Archive m_archive; ///< the one read last: unpacking one takes its time
};
