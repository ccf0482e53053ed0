#pragma once

#include "editor/storage/filereadings.h"
#include "editor/storage/filewatch.h"
#include "editor/storage/lastarchive.h"

struct CampaignChange;

/// The campaign of a level.
struct CampaignAround {
    std::optional<Campaign> campaign = {}; ///< std::nullopt if the level belongs to none, or if this is not known yet
    bool isToCome = false;                 ///< an archive that may contain the level is still being read
};

/// The campaigns that a level file may belong to, with the chosen one. Watches the folders that were searched and the
/// file of the chosen campaign. A campaign in an archive is read in a worker thread.
class FoundCampaigns : public QObject {
    Q_OBJECT

public:
    /// Archives are read through `archive`.
    explicit FoundCampaigns(std::shared_ptr<LastArchive> archive);

    /// Searches around a level file; the choice stays if it is found again. If `level` is empty, there is no file, and
    /// the former campaigns stay as long as the chosen one exists.
    void find(const QString &level);
    void choose(int index);
    /// Searches around a level file and returns the chosen campaign if it lists the level. For a changed archive the
    /// former content is returned until archiveRead().
    CampaignAround around(const QString &level);
    /// Chooses the campaign of a change. A campaign file that the change removed is dropped.
    void follow(const CampaignChange &change);

    /// Returns the names of the campaigns for users, in the order of the choice.
    QStringList names() const;
    int chosen() const { return int(m_paths.indexOf(m_path)); }
    /// Returns the path of the chosen campaign; empty if there is none.
    const QString &path() const { return m_path; }
    /// Reads the chosen campaign again, since others may have changed it; for an archive, returns the last reading. An
    /// empty result without issues if there is none.
    ReadCampaign read() const;
    /// True if the chosen campaign is an archive that is still being read.
    bool isToCome() const;

Q_SIGNALS:
    /// Watched files or folders changed.
    void touched();
    /// The chosen archive was read; read() returns its content.
    void archiveRead();

private:
    void attend();
    void watch();
    void readArchive();
    void takeRead(const QString &path, const ReadCampaign &read);
    ReadCampaign readAt(const QString &path) const;

    FileWatch m_watch;
    QString m_level; ///< the last one searched for; empty: it had no file
    QStringList m_paths;
    QString m_path;
    std::shared_ptr<LastArchive> m_archive;
    QString m_readPath; ///< the archive read last
    ReadCampaign m_read;
    FileReadings<ReadCampaign> m_archives; ///< cache of archives
};
