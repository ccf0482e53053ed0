#pragma once

#include <QImage>

/// Returns the relative luminance of a color by WCAG 2, 0..1.
double luminance(QRgb color);
/// Returns the luminances of all pixels, from the darkest to the lightest. Tests compare pictures by these gray values
/// alone.
std::vector<double> luminances(const QImage &picture);
double meanLuminance(const QImage &picture);
/// Returns the contrast ratio of two luminances by WCAG 2, 1..21.
double contrastOf(double one, double other);
inline double contrast(QRgb one, QRgb other)
{
    return contrastOf(luminance(one), luminance(other));
}
/// Returns the best contrast of any pixel to the color of the picture's top left corner.
double bestContrast(const QImage &picture);
