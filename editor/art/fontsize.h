#pragma once

#include <QFont>

/// A length beside `font`: `length`, in logical pixels, is chosen beside a font of the usual size, and grows with
/// `font` if that is larger.
int besideFont(int length, const QFont &font);
/// The system's font of equally wide letters, as large as `font`.
QFont fixedFont(const QFont &font);
