#pragma once

#include <QFont>

/// Returns a length in logical pixels, designed for a font of the usual size, scaled up for a larger `font`. For a
/// smaller font it is unchanged.
int besideFont(int length, const QFont &font);
/// Returns the system's fixed-width font in the size of `font`.
QFont fixedFont(const QFont &font);
