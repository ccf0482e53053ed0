#pragma once

#include "editor/document/leveltabs.h"
#include "editor/levels/campaignlist.h"

/// What the list of a campaign shows of its level files, of which some are open.
QList<CampaignRow> campaignRows(const QStringList &paths, const LevelTabs &open);
