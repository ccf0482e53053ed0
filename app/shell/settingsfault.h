#pragma once

#include "app/settings/settingsfile.h"

class MainWindow;

/// Shows one sentence over the window, once, about problems found in the settings file. Also reports if settings cannot
/// be written later.
void tellOfSettings(MainWindow &window, SettingsFile found);
