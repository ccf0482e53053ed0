#pragma once

#include "app/settings/settingsfile.h"

class MainWindow;

/// Shows a message over the window if the settings file had a problem (`found`). Also shows one, once, if settings
/// cannot be written later.
void tellOfSettings(MainWindow &window, SettingsFile found);
