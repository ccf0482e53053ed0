#pragma once

#include <QFont>

/// Scales `length`, in logical pixels for a font of the usual size, to a larger `font`; a smaller font does not change
/// it.
int besideFont(int length, const QFont &font);
/// Returns the system's fixed-width font in the size of `font`.
QFont fixedFont(const QFont &font);
