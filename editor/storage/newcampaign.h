#pragma once

#include "editor/storage/campaignchange.h"

// Functions that create campaigns. CampaignChange::path of the result is the path of the campaign file. The functions
// that create a folder name the campaign file after it. They create the folder completely or not at all, and fail if it
// exists or if its parent folder does not.

/// Writes levels into a new folder as a campaign, in the given order. The level files are named `01_NAME.level.json`
/// and so on, where NAME is derived from the name of the level. The number of levels must be 1..mostCampaignLevels.
CampaignChange writeNewCampaign(const QString &folder, const std::vector<Level> &levels, const Catalogue &catalogue);

/// Writes a campaign with the name `name` into an existing folder. The campaign file is named after it; a number is
/// added if that file name is taken. `levels` are the paths of at least one level file in the folder or below, in the
/// order of the campaign.
CampaignChange writeCampaignOf(const QString &folder, const QString &name, const QStringList &levels);

/// Unpacks `archive`, the bundle of a campaign (gamecore/packing/bundlefile.h), into a new folder, like the command
/// `convert`.
CampaignChange unpackCampaign(const QString &archive, const QString &folder);
