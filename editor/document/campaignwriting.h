#pragma once

#include "editor/document/campaignchange.h"

// How changes of campaigns come into their files, for campaignchange.cpp.

/// How a level is named in the file of a campaign, from wherever its path leads.
QString nameInCampaign(const Campaign &campaign, const QString &level);
/// Writes the campaign's file with other values for some keys; a null one takes its key away.
CampaignChange writeCampaign(const Campaign &campaign, const QJsonObject &values);

CampaignChange failedChange(const QString &fault);
/// Nobody changes a campaign that came with the program.
CampaignChange shippedCampaignFault();
