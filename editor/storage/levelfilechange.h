#pragma once

#include "editor/storage/campaignchange.h"

// Changes of level and campaign files as a whole, for pages that list them. No file is ever written over, and each
// change is made whole or not at all. Any thread may make them.

/// Sets the name that a level shows in the language of the program.
void setShownName(Level &level, const QString &name);
/// Gives a level another name in the language of the program. Its file is renamed too if it is named after the level
/// and no campaign lists it; text files have no name of their own, so only the file is renamed. `level` of the result
/// is the path from now on.
CampaignChange renameLevel(const QString &path, const QString &name, const Catalogue &catalogue);
/// Copies a level file into a folder, which is made. A copy whose file name gets a number has it in its name as well.
/// `level` of the result is its path.
CampaignChange duplicateLevel(const QString &path, const QString &folder, const Catalogue &catalogue);
/// Copies a campaign with its levels into a new folder within `folder`, also one in one file. `path` of the result is
/// that of the copy.
CampaignChange duplicateCampaign(const QString &path, const QString &folder);

/// Campaign files that list a level.
QStringList campaignsListing(const QString &level);
