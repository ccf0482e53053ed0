#pragma once

#include "gamecore/play/campaign.h"

#include <functional>

class QWidget;

/// Whether a campaign may be given away of which so many levels have changes that are not in their files: the person
/// says that they are to be saved, which `save` does, or left out.
bool mayGiveUnsaved(int levels, QWidget &host, const std::function<bool()> &save);

/// Asks for a name and writes the campaign with its levels into one file (gamecore/sharing/bundle.h). The path of that;
/// empty: the person changed their mind, or it failed, which was said. `ownFolder` is where files go of campaigns that
/// came with the program. The dialogs stand above `host`.
QString givenAway(const Campaign &campaign, const QString &ownFolder, QWidget &host);
