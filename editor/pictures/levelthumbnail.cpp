#include "editor/pictures/levelthumbnail.h"

#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/levelfile/levelformats.h"

#include <algorithm>

namespace {

constexpr int largestTile = 64;
constexpr qint64 largestFile = 2LL * 1024 * 1024;

} // namespace

QImage levelThumbnail(const LevelPicture &picture, const Level &level, QSize box, double ratio)
{
    return levelThumbnail(picture, level, QRect(0, 0, level.size().width, level.size().height), box, ratio);
}

QImage levelThumbnail(const LevelPicture &picture, const Level &level, const QRect &cells, QSize box, double ratio)
{
    const QSize pixels = (QSizeF(box) * ratio).toSize();
    const int wanted = std::min(pixels.width() / cells.width(), pixels.height() / cells.height()) + 1;
    QImage image = picture.draw(level, cells, std::min(wanted, largestTile));
    if (image.width() > pixels.width() || image.height() > pixels.height()) {
        image = image.scaled(pixels, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    }
    image.setDevicePixelRatio(ratio);
    return image;
}

ThumbnailLevel readForThumbnail(const QString &path, const Catalogue &catalogue, const ByteReader &readBytes)
{
    IssueList issues;
    const std::optional<QByteArray> bytes = readBytes(path, largestFile, issues);
    if (!bytes) {
        const auto isTooLarge = [](const Issue &issue) { return issue.code == IssueCode::TooLarge; };
        return {.level = {}, .isTooLarge = std::any_of(issues.begin(), issues.end(), isTooLarge)};
    }
    ReadLevel read = openLevelBytes(*bytes, path, catalogue, {}, checkStructure);
    return {.level = read.level && read.level->size().area() > 0 ? std::move(read.level) : ReadLevel::Checked()};
}
