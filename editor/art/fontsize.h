#pragma once

#include <QFont>

/// `length`, in logical pixels, is chosen beside a font of the usual size: as much beside `font` if that is larger,
/// else `length` itself.
int besideFont(int length, const QFont &font);
/// The system's font of equally wide letters, as large as `font`.
QFont fixedFont(const QFont &font);
