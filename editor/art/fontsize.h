#pragma once

#include <QFont>

/// Scales a length in logical pixels, which was designed for a font of the usual size. If `font` is larger than usual,
/// the length grows in proportion. If it is smaller, the length is unchanged.
int besideFont(int length, const QFont &font);
/// Returns the system's fixed-width font in the size of `font`.
QFont fixedFont(const QFont &font);
