#pragma once

#include <QImage>

/// Relative luminance of a color as WCAG 2 has it, 0..1.
double luminance(QRgb color);
/// Of all pixels, from the darkest to the lightest; by this gray alone pictures are judged here.
std::vector<double> luminances(const QImage &picture);
double meanLuminance(const QImage &picture);
/// Of two luminances, 1..21, as WCAG 2 has it.
double contrastOf(double one, double other);
inline double contrast(QRgb one, QRgb other)
{
    return contrastOf(luminance(one), luminance(other));
}
/// The best contrast of anything in a picture to the color of its top left corner.
double bestContrast(const QImage &picture);
