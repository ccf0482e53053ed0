#pragma once

#include "gamecore/play/campaign.h"

class QWidget;

/// Asks for a name and writes the campaign with its levels into one file (gamecore/sharing/bundle.h). The path of that;
/// empty: the person changed their mind, or it failed, which was said. `ownFolder` is where files go of campaigns that
/// came with the program. The dialogs stand above `host`.
QString givenAway(const Campaign &campaign, const QString &ownFolder, QWidget &host);
