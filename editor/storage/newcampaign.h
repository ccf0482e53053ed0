#pragma once

#include "editor/storage/campaignchange.h"

// Functions that create campaigns. `path` of the result is the path of the campaign file. The functions with a new
// folder name the campaign file after the folder. They create the folder completely or not at all, and fail if it
// exists.

/// Writes levels into a new folder as a campaign, in the given order. The level files are named `01_NAME.level.json`
/// and so on; the campaign file has the name of the folder. The number of levels must be 1..mostCampaignLevels.
CampaignChange writeNewCampaign(const QString &folder, const std::vector<Level> &levels, const Catalogue &catalogue);

/// Writes a campaign file named after `name` into an existing folder. The campaign consists of level files of this
/// folder, in the given order. There must be at least one level. If the file name is taken, a number is added to it.
CampaignChange writeCampaignOf(const QString &folder, const QString &name, const QStringList &levels);

/// Unpacks a campaign in one file (gamecore/packing/bundlefile.h) into a new folder, like the command `convert`.
CampaignChange unpackCampaign(const QString &archive, const QString &folder);
