#pragma once

#include "gamecore/data/appearance.h"

/// The picture that a kind shows, as Tileset knows it: of several the one of `variant`. A kind without pictures shows
/// its character, which has a name too.
QString pictureOf(const Appearance &look, qsizetype variant = 0);
