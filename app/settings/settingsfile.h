#pragma once

#include <QString>

#include <cstdint>

/// The state of the settings file at the start of the program.
enum class SettingsFile : std::uint8_t {
    Good,      ///< valid, or not there yet
    PutAside,  ///< invalid: moved aside, and the defaults are used
    Unwritable ///< cannot be written; changed settings last until the program ends
};

/// Returns the path of the settings file, on systems that store settings in a text file.
QString settingsPath();
/// Moves an invalid file aside (renameDamaged()), since QSettings would read what it can and overwrite the rest. Also
/// removes an incomplete lock file. Call before making a Settings object that changes settings.
SettingsFile mendSettingsFile();
