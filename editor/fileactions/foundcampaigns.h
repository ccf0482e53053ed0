#pragma once

#include "editor/storage/filereadings.h"
#include "editor/storage/filewatch.h"
#include "editor/storage/lastarchive.h"

struct CampaignChange;

/// The campaign of a level.
struct CampaignAround {
    std::optional<Campaign> campaign = {}; ///< nothing: it belongs to none, or that is not known yet
    bool isToCome = false;                 ///< an archive is still to be read, which it may belong to
};

/// The campaigns that a level file may belong to, and the chosen one of them. Folders in which they are looked for are
/// watched, and the file of the chosen one. One that is an archive is read in another thread.
class FoundCampaigns : public QObject {
    Q_OBJECT

public:
    /// Archives are read through that one.
    explicit FoundCampaigns(std::shared_ptr<LastArchive> archive);

    /// Looks around a level file; what was chosen stays so if it is found again. Without a path there is no such file:
    /// the campaigns that were found stay as long as the chosen one is there.
    void find(const QString &level);
    void choose(int index);
    /// Looks around a level file and gives the chosen one if the level is listed in it. An archive that has changed is
    /// as it was until archiveRead().
    CampaignAround around(const QString &level);
    /// Chooses the campaign of a change; a file that it took away is no campaign any more.
    void follow(const CampaignChange &change);

    /// For people, in the order in which they can be chosen.
    QStringList names() const;
    int chosen() const { return int(m_paths.indexOf(m_path)); }
    /// Of the chosen one; empty: there is none.
    const QString &path() const { return m_path; }
    /// The chosen one as it is now, for others may have changed it; an archive as it was read last. Nothing is wrong
    /// with none.
    ReadCampaign read() const;
    /// Whether the chosen one is an archive that is still to be read.
    bool isToCome() const;

Q_SIGNALS:
    /// Something happened on the disk.
    void touched();
    /// The chosen one, an archive, was read: read() tells what is in it.
    void archiveRead();

private:
    void attend();
    void watch();
    void readArchive();
    void takeRead(const QString &path, const ReadCampaign &read);
    ReadCampaign readAt(const QString &path) const;

    FileWatch m_watch;
    QString m_level; ///< looked around last; empty: it had no file
    QStringList m_paths;
    QString m_path;
    std::shared_ptr<LastArchive> m_archive;
    QString m_readPath; ///< of the archive that was read last
    ReadCampaign m_read;
    FileReadings<ReadCampaign> m_archives; ///< all that were read
};
