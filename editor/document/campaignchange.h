#pragma once

#include "gamecore/level/level.h"
#include "gamecore/play/campaign.h"

/// What became of a change of a campaign on the disk.
struct CampaignChange {
    QString fault = {}; ///< a sentence that says why nothing was changed; empty: it was
    QString path = {};  ///< of the campaign file, which a folder without one may have got
    QString level = {}; ///< of the level file that was added or renamed

    bool isDone() const { return fault.isEmpty(); }
};

/// Campaigns as their author changes them. Every change is written at once, whole or not at all, and changes nothing
/// else: a level that leaves a campaign stays in its folder, no file is written over, keys that this program does not
/// know stay in the campaign file. A folder without a campaign file gets one with the first change of its order, named
/// after it. Campaigns that came with the program cannot be changed, only copied.

/// The campaigns that a level file may belong to, the likeliest first: campaign files of its folder and of the one
/// above which list it, those of its folder that cannot be read, the others of its folder, then the folder itself.
QStringList campaignsAround(const QString &level);
/// Campaigns that come with the program cannot be changed.
bool isShippedCampaign(const Campaign &campaign);
/// The folder that holds its levels.
QString folderOf(const Campaign &campaign);
/// A file of that name in a folder, with a number before its endings where there is one already.
QString freeFile(const QString &folder, const QString &name, const QString &ending);

/// Other levels in that order, which must be at least one, all within its folder.
CampaignChange setCampaignLevels(const Campaign &campaign, const QStringList &levels);
CampaignChange setCampaignName(const Campaign &campaign, const QString &name);
/// Gives a level file another name, without folder and endings.
CampaignChange renameCampaignLevel(const Campaign &campaign, qsizetype place, const QString &name);
/// Adds a level file behind `place` (-1: before all). One from elsewhere is copied into the folder first.
CampaignChange addCampaignLevel(const Campaign &campaign, qsizetype place, const QString &file);
/// The same with a file that is made of a level.
CampaignChange addNewCampaignLevel(const Campaign &campaign, qsizetype place, const Level &level,
                                   const Catalogue &catalogue);
/// Copies it with its levels into a new folder within `folder`; `path` is that of the copy.
CampaignChange copyCampaign(const Campaign &campaign, const QString &folder);
