#pragma once

#include "editor/storage/filecaches.h"
#include "editor/storage/filewatch.h"

struct CampaignChange;

/// The campaign to which a level belongs, as far as it is known.
struct CampaignAround {
    std::optional<Campaign> campaign = {}; ///< std::nullopt if the level belongs to none, or if that is not known yet
    bool isPending = false;                ///< not known yet: an archive that may contain the level is being read
};

/// The campaigns to which a level file may belong, and the chosen one of these campaigns. Watches the folders that were
/// searched last and the chosen campaign. A campaign in an archive is read in a worker thread.
class FoundCampaigns : public QObject {
    Q_OBJECT

public:
    /// Archives are read through `archive`.
    explicit FoundCampaigns(std::shared_ptr<LastArchive> archive);

    /// Searches for campaigns around a level file. If the chosen campaign is found again, it stays chosen; otherwise
    /// the first one found is chosen. `level` is empty for a level without a file: the found campaigns then stay if the
    /// chosen one still exists, and are dropped if not.
    void find(const QString &level);
    /// Chooses the campaign with this index in names(); if the index is out of range, no campaign is chosen.
    void choose(int index);
    /// Calls find() and returns the chosen campaign if it lists the level. If an archive has changed since it was read,
    /// its former content is used until archiveRead() is emitted.
    CampaignAround around(const QString &level);
    /// Chooses the campaign that a change has written, and adds it to the found campaigns if it is new. If the change
    /// has removed a campaign file, drops that campaign.
    void follow(const CampaignChange &change);

    /// Returns the names of the found campaigns for users.
    QStringList names() const;
    /// Returns the index of the chosen campaign in names(); -1 if there is none.
    int chosen() const { return int(m_paths.indexOf(m_path)); }
    /// Returns the path of the chosen campaign; empty if there is none.
    const QString &path() const { return m_path; }
    /// Reads the chosen campaign from disk; for an archive, returns the content that was read last. An empty result if
    /// no campaign is chosen, or if its archive has not been read yet.
    ReadCampaign read() const;
    /// True if the chosen campaign is an archive that has not been read yet.
    bool isPending() const;

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
    QString m_level;     ///< argument of the last find()
    QStringList m_paths; ///< paths of the found campaigns
    QString m_path;      ///< path of the chosen campaign; empty if there is none
    std::shared_ptr<LastArchive> m_archive;
    QString m_readPath; ///< path of the archive whose content is in m_read
    ReadCampaign m_read;
    FileFactCache<ReadCampaign> m_archives; ///< campaigns read from archives
};
