#pragma once

#include "editor/files/campaignchange.h"

class QWidget;

/// Asks for a name and unpacks a campaign that is one file into a new folder, at first within `ownFolder`. Nothing: the
/// person changed their mind. The dialogs stand above `host`.
std::optional<CampaignChange> unpackedOnceAsked(const Campaign &campaign, const QString &ownFolder, QWidget &host);
