#pragma once

#include "app/cli/arguments.h"
#include "gamecore/level/level.h"
#include "gamecore/levelfile/levelformats.h"

#include <vector>

// Drawn text from other programs, for `convert`.

/// Returns the options `--legend NAME|FILE.json`, `--unknown floor|wall|error` and `--split`.
QList<OptionSpec> textOptions();

/// True if a path can be a new campaign folder: it has no extension.
bool couldBeFolder(const QString &path);

/// Reads the levels of the first file of a call: all mazes of a text, or one level. `maps` says how to read a Tiled
/// map. Prints errors and what reading changed. Returns an empty list if the file cannot be opened, an option is wrong,
/// or there are several levels although `wantsOne`. Sets `exitCode`; it is ExitDone or ExitProblems on success.
std::vector<Level> levelsFrom(const Arguments &call, const Catalogue &catalogue, const MapReading &maps, bool wantsOne,
                              int &exitCode);

/// Writes levels as a campaign into a new folder, completely or not at all. Returns the exit code.
int writeAsCampaign(const QString &folder, const std::vector<Level> &levels, const Catalogue &catalogue);
