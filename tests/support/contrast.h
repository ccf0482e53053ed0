#pragma once

class QColor;
class QImage;

/// How well two colors can be told apart, as WCAG 2 reckons: 1..21.
double contrastOf(const QColor &one, const QColor &other);
/// The best contrast of anything in a picture to the color of its top left corner.
double bestContrast(const QImage &picture);
