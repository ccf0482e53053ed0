#pragma once

#include "gamecore/data/appearance.h"

/// Returns the name of a kind's picture for Tileset: if there are several, that of `variant`. For a kind without
/// pictures, returns the name of its character.
QString pictureOf(const Appearance &look, qsizetype variant = 0);
