#pragma once

#include "app/cli/arguments.h"
#include "gamecore/level/level.h"
#include "gamecore/levelfile/levelformats.h"

#include <vector>

// Drawn text in the manner of others, for `convert`.

/// `--legend NAME|FILE.json`, `--unknown floor|wall|error`, `--split`.
QList<OptionSpec> textOptions();

/// Whether a path may become the folder of a campaign: it has no ending.
bool couldBeFolder(const QString &path);

/// The levels of the first file of a call: all mazes of a text, else the one, of which a map of Tiled is read by
/// `maps`. Their errors and what reading changed are told on standard error. None if they cannot be opened, if an
/// option is wrong, or if there are several and the caller `wantsOne`; `exitCode` is then set.
std::vector<Level> levelsFrom(const Arguments &call, const Catalogue &catalogue, const MapReading &maps, bool wantsOne,
                              int &exitCode);

/// Writes levels as a campaign into a new folder, whole or not at all; returns the exit code.
int writeAsCampaign(const QString &folder, const std::vector<Level> &levels, const Catalogue &catalogue);
