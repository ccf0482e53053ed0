#include "gamecore/sharing/bundle.h"

#include "gamecore/base/files.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/jsonwriter.h"
#include "gamecore/packing/bundlefile.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Returns the campaign file for a folder of levels.
QByteArray textOfFolder(const Campaign &campaign, const QStringList &names)
{
    JsonMembers members;
    members.add(u"format"_s, "\"mazewright-campaign\"");
    members.add(u"version"_s, QByteArray::number(campaignVersion));
    members.add(u"name"_s, jsonString(campaign.name).toUtf8());
    members.add(u"levels"_s, jsonLine(QJsonArray::fromStringList(names)).toUtf8());
    return members.text();
}

class CampaignPacker {
public:
    explicit CampaignPacker(const Campaign &campaign)
        : m_campaign(campaign), m_isFile(isCampaignFile(campaign.path)),
          m_folder(QFileInfo(m_isFile ? QFileInfo(campaign.path).path() : campaign.path).absoluteFilePath())
    {
    }

    PackedCampaign pack()
    {
        addCampaignFile();
        QSet<QString> added;
        for (const QString &level : m_campaign.levels) {
            if (!added.contains(level)) {
                added.insert(level);
                add(nameOf(level), level, largestJson);
            }
        }
        if (m_packed.issues.isEmpty()) {
            m_packed.bytes = writeArchive(m_entries);
            checkWritten();
        }
        return std::move(m_packed);
    }

private:
    /// Returns the name of a level in the bundle.
    QString nameOf(const QString &level) const
    {
        return m_folder.relativeFilePath(QFileInfo(level).absoluteFilePath());
    }

    void addCampaignFile()
    {
        if (m_isFile) {
            add(QFileInfo(m_campaign.path).fileName(), m_campaign.path, largestCampaign);
            return;
        }
        QStringList names;
        for (const QString &level : m_campaign.levels) {
            names.append(nameOf(level));
        }
        m_entries.push_back(
            {.name = m_folder.dirName() + u".campaign.json"_s, .bytes = textOfFolder(m_campaign, names)});
    }

    void add(const QString &name, const QString &path, qint64 largest)
    {
        IssueList issues;
        const std::optional<QByteArray> bytes = readFile(path, largest, issues);
        m_size += bytes ? bytes->size() : 0;
        if (m_size > ArchiveBounds().bytes) {
            issues.add({.code = IssueCode::TooLarge, .expected = Expected::Bytes, .first = ArchiveBounds().bytes});
        }
        issues.setFile(path);
        m_packed.issues.add(issues);
        if (issues.isEmpty()) {
            m_entries.push_back({.name = name, .bytes = *bytes});
        }
    }

    /// Checks that the archive can be read: names may be invalid in archives.
    void checkWritten()
    {
        const ReadArchive read = readArchive(m_packed.bytes);
        if (read.fault != ReadArchive::Fault::None) {
            m_packed.bytes.clear();
            m_packed.issues.add({.code = IssueCode::Unreadable,
                                 .file = m_campaign.path,
                                 .found = u"bad_name"_s,
                                 .expected = Expected::File,
                                 .names = {shortened(read.name)}});
        }
    }

    const Campaign &m_campaign;
    bool m_isFile;
    QDir m_folder;
    std::vector<ArchiveEntry> m_entries;
    PackedCampaign m_packed;
    qint64 m_size = 0;
};

} // namespace

PackedCampaign packedCampaign(const Campaign &campaign)
{
    return CampaignPacker(campaign).pack();
}

std::optional<std::vector<ArchiveEntry>> unpackedCampaign(const QString &bundle, const QString &campaignFile,
                                                          IssueList &issues)
{
    const ReadCampaign read = readCampaignBundle(bundle);
    issues.add(read.issues);
    const auto entries = read.campaign ? readBundle(bundle, issues) : std::nullopt;
    if (!entries) {
        return std::nullopt;
    }
    std::vector<ArchiveEntry> files;
    for (const ArchiveEntry &entry : *entries) {
        const bool isTop = isCampaignFile(entry.name) && !entry.name.contains(u'/');
        if (isTop) {
            files.insert(files.begin(), {.name = campaignFile, .bytes = entry.bytes});
        } else if (read.campaign->placeOf(QDir(bundle).filePath(entry.name)) >= 0) {
            files.push_back(entry);
        }
    }
    return files;
}
