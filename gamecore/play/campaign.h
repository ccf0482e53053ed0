#pragma once

#include "gamecore/base/issue.h"

#include <QJsonObject>

#include <vector>

struct ArchiveEntry;

inline constexpr int campaignVersion = 1;
inline constexpr int mostCampaignLevels = 1000;
inline constexpr qint64 largestCampaign = 1024 * 1024;

/// Levels that are played one after the other.
struct Campaign {
    QString path; ///< of the file, bundle or folder that it was read from
    QString name = {};
    QString author = {};
    QString description = {};
    QJsonObject translations = {}; ///< texts in other languages: language -> path -> text
    bool carriesHero = false;      ///< the hero goes on with what he has and has become
    QStringList levels = {};       ///< paths of level files, in order; at least one. Those in a bundle go through it

    /// The place of a level file; -1 for a file that is none of its levels.
    qsizetype placeOf(const QString &level) const;

    friend bool operator==(const Campaign &, const Campaign &) = default;
};

/// What came of reading a campaign. Nothing is half read: it is there unless there is an error.
struct ReadCampaign {
    std::optional<Campaign> campaign;
    IssueList issues; ///< in the order of their places
};

/// The keys at the top of a campaign file, in the order in which they are written.
const QStringList &campaignKeys();
/// The paths of the texts of a campaign that can be given in other languages.
const QStringList &campaignTexts();

/// What becomes of level files that are listed and not there.
enum class MissingLevels : std::uint8_t {
    Refuse, ///< the campaign cannot be read
    Keep    ///< it can be read, to be mended
};

/// Whether a path is that of a campaign file, which it is by its ending `.campaign.json`.
bool isCampaignFile(const QString &path);
/// Whether readCampaign() can read a path: that of a campaign file, of a bundle (`.mazewright`) or of a folder.
bool isCampaignPath(const QString &path);

/// Reads a `.campaign.json` (docs/campaign-format.md). Its levels must exist within its folder, links followed; they
/// are not read. A bundle is read by readCampaignBundle().
ReadCampaign readCampaignFile(const QString &path, MissingLevels missing = MissingLevels::Refuse);

/// Reads the one campaign file at the top of a bundle (gamecore/packing/bundlefile.h). Its levels must be in it; they
/// have paths that readFileOrEntry() reads.
ReadCampaign readCampaignBundle(const QString &path);
/// The same for callers that have the files of the bundle of that path.
ReadCampaign campaignOfBundle(const QString &path, const std::vector<ArchiveEntry> &files);

/// A folder as a campaign: its level files (`.level.json`, `.txt`) by name, named after the folder, without carrying
/// the hero on. A folder without levels is an error.
ReadCampaign campaignOfFolder(const QString &path);

/// Reads a campaign file or a bundle, or a folder as a campaign.
ReadCampaign readCampaign(const QString &path, MissingLevels missing = MissingLevels::Refuse);

/// Level files of a folder by name, of those `.level.json` and `.txt`. None for a path that is no folder.
QStringList levelFilesIn(const QString &folder);
