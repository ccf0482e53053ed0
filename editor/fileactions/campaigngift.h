#pragma once

#include "gamecore/play/campaign.h"

#include <functional>

class QWidget;

/// Asks what to do about levels with unsaved changes before exporting a campaign: save them with `save`, or export the
/// files as they are. False if the user cancels. `levels` is the number of such levels.
bool mayGiveUnsaved(int levels, QWidget &host, const std::function<bool()> &save);

/// Asks for a name and exports the campaign with its levels as one file (gamecore/sharing/bundle.h). Returns its path.
/// Empty if the user cancelled, or if it failed, which is reported. `ownFolder` is the default folder for shipped
/// campaigns. Dialogs appear above `host`.
QString givenAway(const Campaign &campaign, const QString &ownFolder, QWidget &host);
