#pragma once

#include <QString>

#include <cstdint>

/// What was found where the settings are kept.
enum class SettingsFile : std::uint8_t {
    Good,      ///< or not there yet
    PutAside,  ///< it could not be understood: the usual settings are in use
    Unwritable ///< it stays as it is, and what is set lasts until the program ends
};

/// The file of Settings, where the system keeps them in a file that people can read.
QString settingsPath();
/// Puts a file that cannot be understood aside (putDamagedAside()): QSettings takes what it can of it and would write
/// over the rest. Removes what is left of a lock. To be called before any Settings is made of which something is
/// written.
SettingsFile mendSettingsFile();
