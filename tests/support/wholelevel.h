#pragma once

#include "gamecore/levelfile/levelreader.h"

/// Describes an inconsistency in the result of reading a level; empty if there is none. Checks that there is a level or
/// an issue that says why not; that each issue has a location; that every level can be analyzed; that each fix changes
/// the level; that exactly the levels without errors can be played; and that writing and reading a level gives the same
/// level.
QString brokenReading(const ReadLevel &read);
