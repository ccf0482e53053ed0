#pragma once

#include "editor/storage/campaignchange.h"

// Operations on whole level and campaign files, for pages that list them. They never overwrite a file, and each happens
// completely or not at all. They can be called from any thread.

/// Sets the name of a level in the language of the program.
void setShownName(Level &level, const QString &name);
/// Renames a level in the language of the program. Also renames its file if that has the former name of the level, or
/// if the level had none, and if no campaign lists the file. Text files and Tiled maps contain no name, so only the
/// file is renamed. `level` of the result is the new path.
CampaignChange renameLevel(const QString &path, const QString &name, const Catalogue &catalogue);
/// Copies a level file into a folder, which is created if necessary. If a number is added to the file name because it
/// is taken, the number is also added to the level's name. `level` of the result is the path of the copy.
CampaignChange duplicateLevel(const QString &path, const QString &folder, const Catalogue &catalogue);
/// Copies a campaign with its levels into a new folder within `folder`, which is created if necessary; unpacks a
/// campaign in one file. If a number is added to the folder's name, it is also added to the campaign's name. `path` of
/// the result is the copy.
CampaignChange duplicateCampaign(const QString &path, const QString &folder);

/// Returns the campaign files in the folder of a level and the folder above that list the level.
QStringList campaignsListing(const QString &level);
