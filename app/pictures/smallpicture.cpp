#include "app/pictures/smallpicture.h"

#include <QHash>
#include <QImage>
#include <QImageWriter>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace {

constexpr std::size_t mostColors = 256;
constexpr int channelCount = 4;
constexpr int smallestFile = 100; // what QImageWriter calls its strongest compression

struct Color {
    std::array<double, channelCount> channels{};
    double pixels = 0;
};

/// Colors that become one, and how bad that is.
struct Box {
    std::vector<Color> colors;
    std::array<double, channelCount> mean{};
    int widest = 0;   ///< the channel in which they differ most
    double error = 0; ///< of all their pixels, in that channel
};

Box boxOf(std::vector<Color> colors)
{
    Box box{.colors = std::move(colors)};
    double pixels = 0;
    for (const Color &color : box.colors) {
        pixels += color.pixels;
    }
    for (int channel = 0; channel < channelCount; ++channel) {
        const auto at = std::size_t(channel);
        double sum = 0;
        for (const Color &color : box.colors) {
            sum += color.channels[at] * color.pixels;
        }
        box.mean[at] = sum / pixels;
        double error = 0;
        for (const Color &color : box.colors) {
            error += std::pow(color.channels[at] - box.mean[at], 2) * color.pixels;
        }
        if (error > box.error) {
            box.error = error;
            box.widest = channel;
        }
    }
    return box;
}

Box allColors(const QImage &image)
{
    QHash<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            ++counts[line[x]];
        }
    }
    QList<QRgb> found = counts.keys();
    std::sort(found.begin(), found.end()); // a hash has another order each time
    std::vector<Color> colors;
    for (const QRgb color : found) {
        colors.push_back({{double(qRed(color)), double(qGreen(color)), double(qBlue(color)), double(qAlpha(color))},
                          double(counts.value(color))});
    }
    return boxOf(std::move(colors));
}

/// Cuts the worst box in two until there are as many as a picture of 8 bits has colors.
std::vector<Box> boxesOf(const QImage &image)
{
    std::vector<Box> boxes{allColors(image)};
    while (boxes.size() < mostColors) {
        const auto worst = std::max_element(boxes.begin(), boxes.end(),
                                            [](const Box &one, const Box &other) { return one.error < other.error; });
        if (worst->error <= 0) {
            break;
        }
        const auto channel = std::size_t(worst->widest);
        const double mean = worst->mean[channel];
        std::vector<Color> low = std::move(worst->colors);
        const auto cut =
            std::partition(low.begin(), low.end(), [=](const Color &color) { return color.channels[channel] <= mean; });
        std::vector<Color> high(cut, low.end());
        low.erase(cut, low.end());
        *worst = boxOf(std::move(low));
        boxes.push_back(boxOf(std::move(high)));
    }
    return boxes;
}

} // namespace

bool writeSmall(const QImage &image, const QString &path)
{
    const QImage exact = image.convertToFormat(QImage::Format_ARGB32);
    QList<QRgb> table;
    for (const Box &box : boxesOf(exact)) {
        table.append(qRgba(int(std::lround(box.mean[0])), int(std::lround(box.mean[1])), int(std::lround(box.mean[2])),
                           int(std::lround(box.mean[3]))));
    }
    QImageWriter writer(path);
    writer.setCompression(smallestFile);
    return writer.write(exact.convertToFormat(QImage::Format_Indexed8, table, Qt::AvoidDither));
}
