#pragma once

#include "editor/files/campaignchange.h"

// Campaigns in folders of their own. The folder is there whole or not at all, and one that is there already is left as
// it is; `path` of the result is that of the campaign file, which is named after the folder.

/// Writes levels into a new folder as a campaign, in their order: `01_NAME.level.json` and so on, and a campaign file.
/// There must be at least one level and at most mostCampaignLevels.
CampaignChange writeNewCampaign(const QString &folder, const std::vector<Level> &levels, const Catalogue &catalogue);

/// Unpacks a campaign that is one file into a new folder, as `convert` does (gamecore/sharing/bundle.h).
CampaignChange unpackCampaign(const QString &archive, const QString &folder);
