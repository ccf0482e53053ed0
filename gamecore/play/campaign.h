#pragma once

#include "gamecore/base/issue.h"

#include <QJsonObject>

#include <vector>

struct ArchiveEntry;

/// The version of the campaign format.
inline constexpr int campaignVersion = 1;
inline constexpr int mostCampaignLevels = 1000;
/// Maximum size of a campaign file, in bytes.
inline constexpr qint64 largestCampaign = 1024 * 1024;

/// A sequence of levels played one after the other.
struct Campaign {
    QString path; ///< campaign file, bundle or folder that the campaign was read from
    QString name = {};
    QString author = {};
    QString description = {};
    QJsonObject translations = {}; ///< texts in other languages: language -> path (campaignTexts()) -> text
    bool carriesHero = false;      ///< the hero keeps his items and growth from level to level
    QStringList levels = {}; ///< paths of level files, in order; at least one. In a bundle they begin with the path of
                             ///< the bundle

    /// Returns the index of a level file in `levels`; -1 if it is not in the campaign.
    qsizetype placeOf(const QString &level) const;

    friend bool operator==(const Campaign &, const Campaign &) = default;
};

/// The result of reading a campaign: a complete campaign, or none if an issue is an error.
struct ReadCampaign {
    std::optional<Campaign> campaign;
    IssueList issues; ///< in the order of their positions in the file
};

/// Returns the top-level keys of a campaign file, in the order in which they are written.
const QStringList &campaignKeys();
/// Returns the keys of the texts of a campaign file that can be translated.
const QStringList &campaignTexts();

/// The treatment of listed level files that do not exist.
enum class MissingLevels : std::uint8_t {
    Refuse, ///< an error, so the campaign is not read
    Keep    ///< the campaign is read, so that it can be repaired
};

/// True if the path ends in `.campaign.json`.
bool isCampaignFile(const QString &path);
/// True if readCampaign() can read the path: a campaign file, a bundle (`.mazewright`) or a folder.
bool isCampaignPath(const QString &path);

/// Reads a campaign file (docs/campaign-format.md), or a bundle with readCampaignBundle(). The levels of a campaign
/// file must be in the folder of the file after resolving links; `missing` says whether they must exist. They are not
/// read.
ReadCampaign readCampaignFile(const QString &path, MissingLevels missing = MissingLevels::Refuse);

/// Reads the campaign file of a bundle (gamecore/packing/bundlefile.h): the only one in its top folder. The levels must
/// be in the bundle. Campaign::levels are paths for readFileOrEntry().
ReadCampaign readCampaignBundle(const QString &path);
/// Does the same as readCampaignBundle() with the unpacked files of the bundle; `path` is the path of the bundle.
ReadCampaign campaignOfBundle(const QString &path, const std::vector<ArchiveEntry> &files);

/// Makes a campaign of the level files in a folder (`.level.json`, `.txt`): the first mostCampaignLevels of them, by
/// name. The campaign has the name of the folder, and carriesHero is false. A folder without levels is an error.
ReadCampaign campaignOfFolder(const QString &path);

/// Reads a campaign file or a bundle, or makes a campaign of a folder. `missing` only affects campaign files.
ReadCampaign readCampaign(const QString &path, MissingLevels missing = MissingLevels::Refuse);

/// Returns the level files of a folder (`.level.json`, `.txt`), sorted by name. An empty list if the path is not a
/// folder.
QStringList levelFilesIn(const QString &folder);
