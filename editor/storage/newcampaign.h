#pragma once

#include "editor/storage/campaignchange.h"

// Creates campaigns; `path` of the result is that of the campaign file. A campaign with its own folder is named after
// it. The folder is created completely or not at all; an existing folder is not changed.

/// Writes levels into a new folder as a campaign, in the given order. The files are `01_NAME.level.json` and so on, and
/// a campaign file. The number of levels must be 1..mostCampaignLevels.
CampaignChange writeNewCampaign(const QString &folder, const std::vector<Level> &levels, const Catalogue &catalogue);

/// Writes a campaign file named after `name` into an existing folder, for level files of this folder in the given
/// order. There must be at least one. If the file name is taken, a number is added.
CampaignChange writeCampaignOf(const QString &folder, const QString &name, const QStringList &levels);

/// Unpacks a campaign in one file (gamecore/packing/bundlefile.h) into a new folder, like the command `convert`.
CampaignChange unpackCampaign(const QString &archive, const QString &folder);
