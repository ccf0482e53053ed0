#include "editor/pictures/picturefile.h"

#include <QBuffer>
#include <QImageWriter>

using namespace Qt::StringLiterals;

namespace {

/// Limits of QImage and PNG readers.
constexpr qint64 longestSide = 32767;
constexpr qint64 mostPixels = 256LL * 1024 * 1024;

/// QImageWriter's quality sets the compression of PNG: 80 is zlib's level 1, -1 its default. With one byte per pixel,
/// level 1 is compact enough and takes a fifth of the time.
constexpr int fastQuality = 80;
constexpr int defaultQuality = -1;

} // namespace

bool canBeDrawn(Size size, qint64 tileSize)
{
    const qint64 width = size.width * tileSize;
    const qint64 height = size.height * tileSize;
    return qMax(width, height) <= longestSide && width * height <= mostPixels && width * height > 0;
}

std::optional<SaveFault> writePicture(const QString &path, const QImage &picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImageWriter writer(&buffer, "png");
    writer.setQuality(picture.format() == QImage::Format_Indexed8 ? fastQuality : defaultQuality);
    if (!buffer.open(QIODevice::WriteOnly) || !writer.write(picture)) {
        return SaveFault{.what = SaveFault::What::NotWritten, .path = path, .detail = writer.errorString()};
    }
    return writeWhole(path, bytes, MissingFolder::Refuse);
}
