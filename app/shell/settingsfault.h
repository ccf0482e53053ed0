#pragma once

#include "app/settings/settingsfile.h"

class MainWindow;

/// Says over a window in one sentence, and once, what was found where its settings are kept, or that they cannot be
/// written, from now on too.
void tellOfSettings(MainWindow &window, SettingsFile found);
