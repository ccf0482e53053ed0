#pragma once

#include "editor/storage/campaignchange.h"

#include <functional>

// Functions that write and rename files, for the implementation of campaignchange.h, newcampaign.h and
// levelfilechange.h.

/// Returns the path of a level relative to the campaign's folder, as the campaign file lists it.
QString nameInCampaign(const Campaign &campaign, const QString &level);
/// Writes the campaign file with new values for some keys; a null value removes the key. A folder without a campaign
/// file gets one.
CampaignChange writeCampaign(const Campaign &campaign, const QJsonObject &values);

/// Renames a level file, and then calls `write`, which writes the other files of the change. Fails if `to` exists. If
/// `write` fails, renames the level file back.
CampaignChange renamedLevelFile(const QString &from, const QString &to, const std::function<CampaignChange()> &write);

/// Returns the content of a new campaign file. `levels` are the file names to list.
QByteArray newCampaignText(const QString &name, const QStringList &levels);

/// Returns a change that failed for the reason `fault`, a sentence.
CampaignChange failedChange(const QString &fault);
/// Returns the failure for a campaign that cannot be changed.
CampaignChange unchangeableFault(const Campaign &campaign);
