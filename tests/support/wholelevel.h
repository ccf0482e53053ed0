#pragma once

#include "gamecore/levelfile/levelreader.h"

/// What does not hold together of what came of reading a level, in words; empty if all does: there is a level or a
/// finding that says why not, each with its place; any level can be analyzed, each fix changes it, one without errors
/// can be played and no other; what is written of it is read as the same.
QString brokenReading(const ReadLevel &read);
