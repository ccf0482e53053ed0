#pragma once

#include "editor/files/campaignchange.h"

/// Writes levels into a new folder as a campaign that is named after it, in their order: `01_NAME.level.json` and so
/// on, and a campaign file. The folder is there whole or not at all, and one that is there already is left as it is.
/// There must be at least one level and at most mostCampaignLevels. `path` of the result is that of the campaign file.
CampaignChange writeNewCampaign(const QString &folder, const std::vector<Level> &levels, const Catalogue &catalogue);
