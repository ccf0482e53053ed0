#pragma once

#include <QString>

struct Issue;

/// The first half of the sentence about a finding in a map of Tiled (gamecore/tiled): what was found.
QString tiledHeadOf(const Issue &issue);
