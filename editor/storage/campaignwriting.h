#pragma once

#include "editor/storage/campaignchange.h"

#include <functional>

// Writing of changes into files of campaigns, for campaignchange.cpp.

/// How a level is named in the file of a campaign, from wherever its path leads.
QString nameInCampaign(const Campaign &campaign, const QString &level);
/// Writes the campaign's file with other values for some keys; a null one takes its key away.
CampaignChange writeCampaign(const Campaign &campaign, const QJsonObject &values);

/// Renames a level file and then does what `write` does; if that fails, renames it back.
CampaignChange renamedLevelFile(const QString &from, const QString &to, const std::function<CampaignChange()> &write);

/// The file of a new campaign of that name with these level files, named as in it.
QByteArray newCampaignText(const QString &name, const QStringList &levels);

CampaignChange failedChange(const QString &fault);
/// The result of changing a campaign that cannot be changed.
CampaignChange unchangeableFault(const Campaign &campaign);
