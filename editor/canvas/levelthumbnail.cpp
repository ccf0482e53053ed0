#include "editor/canvas/levelthumbnail.h"

#include <algorithm>

namespace {

constexpr int largestTile = 64;

} // namespace

QImage levelThumbnail(const LevelPicture &picture, const Level &level, QSize box, double ratio)
{
    const QSize pixels = (QSizeF(box) * ratio).toSize();
    const Size cells = level.size();
    const int wanted = std::min(pixels.width() / cells.width, pixels.height() / cells.height) + 1;
    QImage image = picture.draw(level, std::min(wanted, largestTile));
    if (image.width() > pixels.width() || image.height() > pixels.height()) {
        image = image.scaled(pixels, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    }
    image.setDevicePixelRatio(ratio);
    return image;
}
