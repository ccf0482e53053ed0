#pragma once

#include "gamecore/play/campaign.h"

#include <functional>

class QWidget;

/// Asks what to do about levels with unsaved changes before a campaign is exported. Returns true to export: the user
/// saved them, by `save`, or wants to export the files as they are. False if the user cancels or saving fails. `levels`
/// is the number of such levels.
bool mayExportUnsaved(int levels, QWidget &host, const std::function<bool()> &save);

/// Asks for a file name and exports the campaign with its levels as one file (gamecore/sharing/bundle.h). Returns the
/// path of that file; empty if the user cancelled, or if the export failed, which was reported. The suggested folder is
/// that of the campaign, or `ownFolder` for a shipped one. Dialogs appear above `host`.
QString exportedCampaign(const Campaign &campaign, const QString &ownFolder, QWidget &host);
