#pragma once

#include "gamecore/level/level.h"

/// Whether a game in the one is a game in the other: names, texts, translations and drawing may differ.
bool isPlayedAlike(const Level &one, const Level &other);
