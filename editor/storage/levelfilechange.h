#pragma once

#include "editor/storage/campaignchange.h"

// Operations on whole level and campaign files, for pages that list them. They never overwrite a file, and each happens
// completely or not at all. They can be called from any thread.

/// Sets the name of a level in the language of the program.
void setShownName(Level &level, const QString &name);
/// Renames a level in the language of the program. Also renames its file if it is named after the level and no campaign
/// lists it. Text files contain no name, so only the file is renamed. `level` of the result is the new path.
CampaignChange renameLevel(const QString &path, const QString &name, const Catalogue &catalogue);
/// Copies a level file into a folder, which is created if necessary. If the file name gets a number, the level name
/// gets it, too. `level` of the result is the path of the copy.
CampaignChange duplicateLevel(const QString &path, const QString &folder, const Catalogue &catalogue);
/// Copies a campaign with its levels into a new folder within `folder`, including a campaign in one file. `path` of the
/// result is that of the copy.
CampaignChange duplicateCampaign(const QString &path, const QString &folder);

/// Returns the campaign files that list a level.
QStringList campaignsListing(const QString &level);
