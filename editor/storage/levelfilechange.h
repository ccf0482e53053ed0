#pragma once

#include "editor/storage/campaignchange.h"

// Operations on whole level and campaign files, for pages that list them. They never overwrite a file, and each happens
// completely or not at all. They can be called from any thread.

/// Sets the name of a level in the language of the program: the translated name if there is one, otherwise the original
/// name.
void setShownName(Level &level, const QString &name);
/// Renames a level like setShownName(). Also renames the level's file, unless a campaign lists the file, or the file
/// name differed from the former name of the level. A level without a name counts as having the name of its file. Text
/// files and Tiled maps contain no name, so only the file is renamed. `level` of the result is the new path.
CampaignChange renameLevel(const QString &path, const QString &name, const Catalogue &catalogue);
/// Copies a level file into a folder, which is created if necessary. If the file name is taken, a number is added to
/// the file name and to the level's name. `level` of the result is the path of the copy.
CampaignChange duplicateLevel(const QString &path, const QString &folder, const Catalogue &catalogue);
/// Copies a campaign with its levels into a new folder within `folder`, which is created if necessary; unpacks a
/// campaign in one file. If a number is added to the folder's name, it is also added to the campaign's name. `path` of
/// the result is the path of the copy.
CampaignChange duplicateCampaign(const QString &path, const QString &folder);

/// Returns the campaign files that list a level, out of those in the folder of the level and in the folder above.
QStringList campaignsListing(const QString &level);
