#pragma once

#include "gamecore/level/level.h"

/// Whether both levels play alike: names, texts, translations and drawing may differ.
bool isPlayedAlike(const Level &one, const Level &other);
