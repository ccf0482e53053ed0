#pragma once

#include "editor/files/campaignchange.h"

#include <functional>

// How changes of campaigns come into their files, for campaignchange.cpp.

/// How a level is named in the file of a campaign, from wherever its path leads.
QString nameInCampaign(const Campaign &campaign, const QString &level);
/// Writes the campaign's file with other values for some keys; a null one takes its key away.
CampaignChange writeCampaign(const Campaign &campaign, const QJsonObject &values);

/// Gives a level file another name and then does what `write` does; if that fails, the old name again.
CampaignChange renamedLevelFile(const QString &from, const QString &to, const std::function<CampaignChange()> &write);

CampaignChange failedChange(const QString &fault);
/// Nobody changes a campaign that came with the program.
CampaignChange shippedCampaignFault();
