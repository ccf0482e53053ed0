#pragma once

#include <QImage>

/// Returns the picture of a dead hero: he lies on his front, his lantern and its glow are gone, and his colors are
/// muted. `figure` is the square picture of the standing hero with what he wears, in ARGB32_Premultiplied.
QImage fallenFigure(const QImage &figure);
