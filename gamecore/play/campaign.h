#pragma once

#include "gamecore/base/issue.h"

#include <QJsonObject>

#include <vector>

struct ArchiveEntry;

inline constexpr int campaignVersion = 1;
inline constexpr int mostCampaignLevels = 1000;
inline constexpr qint64 largestCampaign = 1024 * 1024;

/// A sequence of levels played one after the other.
struct Campaign {
    QString path; ///< path of the file, bundle or folder it was read from
    QString name = {};
    QString author = {};
    QString description = {};
    QJsonObject translations = {}; ///< texts in other languages: language -> path -> text
    bool carriesHero = false;      ///< the hero keeps his items and growth from level to level
    QStringList levels = {};       ///< paths of level files, in order; at least one. In a bundle, paths lead through
                                   ///< the bundle

    /// Returns the index of a level file, or -1 if it is not in the campaign.
    qsizetype placeOf(const QString &level) const;

    friend bool operator==(const Campaign &, const Campaign &) = default;
};

/// The result of reading a campaign: a complete campaign, or none if there is an error.
struct ReadCampaign {
    std::optional<Campaign> campaign;
    IssueList issues; ///< in the order of their places
};

/// Returns the top-level keys of a campaign file, in the order in which they are written.
const QStringList &campaignKeys();
/// Returns the paths of the campaign texts that can be translated.
const QStringList &campaignTexts();

/// The treatment of listed level files that do not exist.
enum class MissingLevels : std::uint8_t {
    Refuse, ///< an error: the campaign is not read
    Keep    ///< the campaign is read, so that it can be repaired
};

/// True if the path ends in `.campaign.json`.
bool isCampaignFile(const QString &path);
/// True if readCampaign() can read the path: a campaign file, a bundle (`.mazewright`) or a folder.
bool isCampaignPath(const QString &path);

/// Reads a `.campaign.json` (docs/campaign-format.md). Its levels must exist within its folder after resolving links;
/// they are not read. For a bundle, use readCampaignBundle().
ReadCampaign readCampaignFile(const QString &path, MissingLevels missing = MissingLevels::Refuse);

/// Reads the campaign file at the top of a bundle (gamecore/packing/bundlefile.h). Its levels must be in the bundle;
/// readFileOrEntry() reads their paths.
ReadCampaign readCampaignBundle(const QString &path);
/// Does the same as readCampaignBundle() with the entries of the bundle already read.
ReadCampaign campaignOfBundle(const QString &path, const std::vector<ArchiveEntry> &files);

/// Makes a campaign of the level files in a folder (`.level.json`, `.txt`), in the order of their names. It is named
/// after the folder and does not carry the hero on. A folder without levels is an error.
ReadCampaign campaignOfFolder(const QString &path);

/// Reads a campaign file, a bundle, or a folder as a campaign.
ReadCampaign readCampaign(const QString &path, MissingLevels missing = MissingLevels::Refuse);

/// Returns the level files of a folder (`.level.json`, `.txt`), sorted by name. An empty list if the path is not a
/// folder.
QStringList levelFilesIn(const QString &folder);
