#pragma once

#include "app/settings/settingsfile.h"

class MainWindow;

/// Shows a message over the window if `found` says that the settings file had a problem. Also shows a message, once, if
/// settings later cannot be written.
void tellOfSettings(MainWindow &window, SettingsFile found);
