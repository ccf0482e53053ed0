#pragma once

#include "gamecore/level/level.h"
#include "gamecore/play/campaign.h"

// Campaigns as their author changes them. Every change is written at once, whole or not at all, and changes nothing
// else: a level that leaves a campaign stays in its folder, no file is written over, keys that this program does not
// know stay in the campaign file. A folder without a campaign file gets one with the first change of its order, named
// after it; a level that is added to its files changes none. Campaigns that came with the program cannot be changed,
// only copied, and those in one file only unpacked.

/// What became of a change of a campaign on the disk.
struct CampaignChange {
    QString fault = {};       ///< a sentence that says why nothing was changed; empty: it was
    QString path = {};        ///< of the campaign file, which a folder without one may have got
    QString level = {};       ///< of the level file that was added or renamed
    QString levelBefore = {}; ///< what that was called before, if it was renamed
    QString file = {};        ///< the campaign file that was written, if one was
    // What it held before and after; nothing: it was not there.
    std::optional<QByteArray> before = {};
    std::optional<QByteArray> after = {};

    bool isDone() const { return fault.isEmpty(); }
    bool isRenaming() const { return !levelBefore.isEmpty(); }
    /// Whether undoneChange() can take it back: a campaign file was written or a level's file renamed.
    bool canBeUndone() const { return isDone() && (!file.isEmpty() || isRenaming()); }
};

/// What a campaign says of itself beside its levels.
struct CampaignProperties {
    QString name = {};
    QString author = {};
    QString description = {};
    QJsonObject translations = {};
    bool carriesHero = false;

    friend bool operator==(const CampaignProperties &, const CampaignProperties &) = default;
};
CampaignProperties propertiesOf(const Campaign &campaign);

/// The campaigns that a level file may belong to, the likeliest first: campaign files of its folder and of the one
/// above which list it, those of its folder that cannot be read, the others of its folder, then the folder itself. A
/// level within an archive belongs to that alone.
QStringList campaignsAround(const QString &level);
/// The path of a level as these campaigns have it, whatever path it was opened by.
QString wholePath(const QString &level);
/// Campaigns that come with the program cannot be changed.
bool isShippedCampaign(const Campaign &campaign);
/// Whether the path of a campaign is that of one file with all its levels (gamecore/packing/bundlefile.h), which cannot
/// be changed either.
bool isInOneFile(const QString &campaign);
bool mayBeChanged(const Campaign &campaign);
/// The folder that holds the levels of a campaign.
QString folderOf(const Campaign &campaign);
/// A file of that name in a folder, with a number before its endings where there is one already.
QString freeFile(const QString &folder, const QString &name, const QString &ending);

/// Sets the levels and their order: at least one, all within its folder. Those that are missing stay listed, but come
/// into no new campaign file.
CampaignChange setCampaignLevels(const Campaign &campaign, const QStringList &levels);
/// Writes only what differs from before.
CampaignChange setCampaignProperties(const Campaign &campaign, const CampaignProperties &properties);
/// Takes a change back, if the files still are as the change left them. The result can be taken back in turn. A level
/// file that came with the change stays: its path is `level` of the result.
CampaignChange undoneChange(const CampaignChange &change);
/// Gives a level file another name, without folder and endings.
CampaignChange renameCampaignLevel(const Campaign &campaign, qsizetype place, const QString &name);
/// Adds a level file behind `place` (-1: before all). One from elsewhere is copied into the folder first; in a folder
/// without campaign file its name says where it comes.
CampaignChange addCampaignLevel(const Campaign &campaign, qsizetype place, const QString &file);
/// Adds a level file that is made of a level behind `place`.
CampaignChange addNewCampaignLevel(const Campaign &campaign, qsizetype place, const Level &level,
                                   const Catalogue &catalogue);
/// Copies a campaign with its levels into a new folder within `folder`; `path` is that of the copy.
CampaignChange copyCampaign(const Campaign &campaign, const QString &folder);
