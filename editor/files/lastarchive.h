#pragma once

#include "editor/files/diskstate.h"
#include "gamecore/packing/bundlefile.h"
#include "gamecore/play/campaign.h"

#include <QMutex>

#include <memory>

/// Reads files, also those within archives (gamecore/packing/bundlefile.h), of which the one read last stays unpacked:
/// all that is read of it unpacks it once, until it is another file. Any thread may call, and may wait for the disk.
class LastArchive {
public:
    /// As readFileOrEntry().
    std::optional<QByteArray> readFile(const QString &path, qint64 largest, IssueList &issues);
    /// As ::readCampaign().
    ReadCampaign readCampaign(const QString &path);

    /// Gives its memory back; waits for nothing.
    void forget();

private:
    using Files = std::shared_ptr<const std::vector<ArchiveEntry>>;
    Files filesOf(const QString &archive, IssueList &issues);
    Files known(const QString &archive, const DiskState &stamp) const;

    mutable QMutex m_mutex; ///< never held while something is read
    QString m_archive;
    DiskState m_stamp; ///< of it before it was read
    Files m_files;
};
