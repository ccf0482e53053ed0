#pragma once

#include "gamecore/differences/leveldifference.h"

#include <QJsonArray>

/// What two versions of a level differ in, for programs: an object a difference, as docs/git.md lists them.
QJsonArray jsonOf(const LevelDifference &difference, const Level &before, const Level &after,
                  const Catalogue &catalogue);
