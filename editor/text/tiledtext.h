#pragma once

#include <QString>

struct Issue;

/// Returns the first half of the sentence about an issue of a Tiled map (gamecore/tiled): what was found.
QString tiledHeadOf(const Issue &issue);
