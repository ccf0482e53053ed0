#pragma once

#include "gamecore/base/point.h"
#include "gamecore/base/rng.h"

#include <QStringList>

/// Returns random rows of `characters`, each weighted by how often it occurs there, with one `@`.
QStringList randomRows(Rng &rng, Size size, const QString &characters);
