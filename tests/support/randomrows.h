#pragma once

#include "gamecore/base/point.h"
#include "gamecore/base/rng.h"

#include <QStringList>

/// Rows of characters drawn by chance from `characters`, each as likely as it is frequent there, with one `@`.
QStringList randomRows(Rng &rng, Size size, const QString &characters);
