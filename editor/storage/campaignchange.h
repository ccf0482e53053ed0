#pragma once

#include "gamecore/level/level.h"
#include "gamecore/play/campaign.h"

#include <functional>

// Changes of campaigns by their author. Each change is written at once, completely or not at all, and affects nothing
// else. A level removed from a campaign stays in its folder, no file is overwritten, and unknown keys stay in the
// campaign file.
//
// A folder with levels but without a campaign file is a campaign, too. It gets a campaign file, named after the folder,
// when its properties or the list of its levels are first changed. Adding or renaming a level file in such a folder
// needs no campaign file. Campaigns shipped with the program can only be copied, and campaigns in one file only
// unpacked.

/// The result of a change of a campaign on disk.
struct CampaignChange {
    QString fault = {}; ///< sentence that says why nothing was changed; empty on success
    QString path = {};  ///< path of the changed campaign: its file, which may be new, or its folder if it has none;
                        ///< empty if only a level file was changed
    QString level = {}; ///< path of the level file that was added, renamed or copied
    QString levelBefore = {};              ///< former path of `level`, if it was renamed
    QString file = {};                     ///< campaign file that was written or deleted, if any
    std::optional<QByteArray> before = {}; ///< content of `file` before the change; std::nullopt if it did not exist
    std::optional<QByteArray> after = {};  ///< content of `file` after the change; std::nullopt if it was deleted

    bool isDone() const { return fault.isEmpty(); }
    bool isRenaming() const { return !levelBefore.isEmpty(); }
    /// True if undoneChange() can undo the change: a campaign file was written or a level file renamed.
    bool canBeUndone() const { return isDone() && (!file.isEmpty() || isRenaming()); }
};

/// The properties of a campaign apart from its levels.
struct CampaignProperties {
    QString name = {};
    QString author = {};
    QString description = {};
    QJsonObject translations = {};
    bool carriesHero = false; ///< the hero keeps his belongings from level to level

    friend bool operator==(const CampaignProperties &, const CampaignProperties &) = default;
};
CampaignProperties propertiesOf(const Campaign &campaign);

/// Returns the campaigns that a level file may belong to, the likeliest first:
/// - campaign files of its folder and of the parent folder that list the level
/// - unreadable campaign files of its folder
/// - other campaign files of its folder
/// - the folder itself
/// A level in an archive belongs only to that archive.
QStringList campaignsAround(const QString &level);
/// Returns the absolute path of a level without `.` and `..`, as in Campaign::levels.
QString wholePath(const QString &level);
/// True if a campaign came with the program; such campaigns cannot be changed.
bool isShippedCampaign(const Campaign &campaign);
/// True if `campaign`, the path of a campaign, is an archive with all its levels (gamecore/packing/bundlefile.h). Such
/// campaigns cannot be changed either.
bool isInOneFile(const QString &campaign);
/// False for shipped campaigns and for those in one file.
bool mayBeChanged(const Campaign &campaign);
/// Returns the folder with the levels of a campaign.
QString folderOf(const Campaign &campaign);
/// Returns a path in a folder at which no file exists: `name` followed by `ending`, with a number between `name` and
/// `ending` if necessary.
QString freeFile(const QString &folder, const QString &name, const QString &ending);

/// Sets the levels and their order. All must be within the campaign's folder. Fails if there are no levels, or more
/// than mostCampaignLevels. Also fails if a level file does not exist, unless the campaign has a campaign file.
CampaignChange setCampaignLevels(const Campaign &campaign, const QStringList &levels);
/// Writes the properties that differ from the present ones.
CampaignChange setCampaignProperties(const Campaign &campaign, const CampaignProperties &properties);
/// Undoes a change if its files have not been changed since. The result can be undone in turn. A level file that was
/// added stays on disk, and `level` of the result is its path.
CampaignChange undoneChange(const CampaignChange &change);
/// Renames the level file at index `place` of Campaign::levels. `name` is the new file name, without folder and suffix.
CampaignChange renameCampaignLevel(const Campaign &campaign, qsizetype place, const QString &name);
/// Adds a level file after index `place` of Campaign::levels (-1: at the beginning). A file from another folder is
/// first copied into the campaign's folder. In a folder without a campaign file, `place` is ignored, since levels are
/// sorted by file name.
CampaignChange addCampaignLevel(const Campaign &campaign, qsizetype place, const QString &file);
/// Writes a level to a new file in the campaign's folder, and adds it after index `place` like addCampaignLevel().
CampaignChange addNewCampaignLevel(const Campaign &campaign, qsizetype place, const Level &level,
                                   const Catalogue &catalogue);
/// Copies a campaign with its levels into a new folder within `folder`. `path` of the result is the path of the copy.
CampaignChange copyCampaign(const Campaign &campaign, const QString &folder);

// Functions for the implementation of newcampaign.h and levelfilechange.h.

/// Returns the path of a level relative to the campaign's folder, as the campaign file lists it.
QString nameInCampaign(const Campaign &campaign, const QString &level);
/// Writes the campaign file with new values for some keys; a null value removes the key. A folder without a campaign
/// file gets one.
CampaignChange writeCampaign(const Campaign &campaign, const QJsonObject &values);

/// Renames a level file, and then calls `write`, which writes the other files of the change. Fails if `to` exists. If
/// `write` fails, renames the level file back.
CampaignChange renamedLevelFile(const QString &from, const QString &to, const std::function<CampaignChange()> &write);

/// Returns the content of a new campaign file. `levels` are the file names to list.
QByteArray newCampaignText(const QString &name, const QStringList &levels);

/// Returns a change that failed for the reason `fault`, a sentence.
CampaignChange failedChange(const QString &fault);
/// Returns the failure for a campaign that cannot be changed.
CampaignChange unchangeableFault(const Campaign &campaign);
