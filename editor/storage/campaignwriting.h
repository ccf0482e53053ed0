#pragma once

#include "editor/storage/campaignchange.h"

#include <functional>

// Writes changes to campaign files, for campaignchange.cpp.

/// Returns the name of a level in the campaign file, whatever its path.
QString nameInCampaign(const Campaign &campaign, const QString &level);
/// Writes the campaign file with new values for some keys; a null value removes its key.
CampaignChange writeCampaign(const Campaign &campaign, const QJsonObject &values);

/// Renames a level file and calls `write`. If that fails, renames the file back.
CampaignChange renamedLevelFile(const QString &from, const QString &to, const std::function<CampaignChange()> &write);

/// Returns the content of a new campaign file. `levels` are the file names to list.
QByteArray newCampaignText(const QString &name, const QStringList &levels);

CampaignChange failedChange(const QString &fault);
/// Returns the failure for a campaign that cannot be changed.
CampaignChange unchangeableFault(const Campaign &campaign);
