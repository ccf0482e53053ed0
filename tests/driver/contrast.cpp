#include "tests/driver/contrast.h"

#include <algorithm>
#include <cmath>
#include <numeric>

double luminance(QRgb color)
{
    const auto linear = [](int part) {
        const double value = part / 255.0;
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(color)) + 0.7152 * linear(qGreen(color)) + 0.0722 * linear(qBlue(color));
}

std::vector<double> luminances(const QImage &picture)
{
    std::vector<double> all;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            all.push_back(luminance(picture.pixel(x, y)));
        }
    }
    std::sort(all.begin(), all.end());
    return all;
}

double meanLuminance(const QImage &picture)
{
    const std::vector<double> all = luminances(picture);
    return std::accumulate(all.begin(), all.end(), 0.0) / double(all.size());
}

double contrastOf(double one, double other)
{
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

double bestContrast(const QImage &picture)
{
    double best = 1;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            best = std::max(best, contrast(picture.pixel(x, y), picture.pixel(0, 0)));
        }
    }
    return best;
}
