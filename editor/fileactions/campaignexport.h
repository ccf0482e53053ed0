#pragma once

#include "gamecore/play/campaign.h"

#include <functional>

class QWidget;

/// Asks what to do about levels with unsaved changes before a campaign is exported. `levels` is the number of such
/// levels; `save` saves them and returns false on failure. Returns true if the export may begin: the levels were saved,
/// or the user wants to export the files as they are. Returns false if the user cancels or saving fails.
bool mayExportUnsaved(int levels, QWidget &host, const std::function<bool()> &save);

/// Asks for a file name and exports the campaign with its levels as one file (gamecore/sharing/bundle.h). Returns the
/// path of that file; empty if the user cancelled, or if the export failed, which was reported. The file dialog
/// suggests the folder of the campaign, or `ownFolder` for a shipped campaign. Dialogs appear above `host`.
QString exportedCampaign(const Campaign &campaign, const QString &ownFolder, QWidget &host);
