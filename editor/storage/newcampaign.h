#pragma once

#include "editor/storage/campaignchange.h"

// New campaigns; `path` of the result is that of the campaign file. A campaign with a folder of its own is named after
// it. Such a folder is there whole or not at all, and one that is there already is left as it is.

/// Writes levels into a new folder as a campaign, in their order: `01_NAME.level.json` and so on, and a campaign file.
/// There must be at least one level and at most mostCampaignLevels.
CampaignChange writeNewCampaign(const QString &folder, const std::vector<Level> &levels, const Catalogue &catalogue);

/// Writes a campaign file of that name into a folder that exists, for level files of this folder in their order. There
/// must be at least one.
CampaignChange writeCampaignOf(const QString &folder, const QString &name, const QStringList &levels);

/// Unpacks a campaign that is one file into a new folder, as `convert` does (gamecore/sharing/bundle.h).
CampaignChange unpackCampaign(const QString &archive, const QString &folder);
