#include "editor/pictures/levelpicture.h"

#include "editor/pictures/layerpainter.h"
#include "editor/pictures/levelpainter.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/level/level.h"
#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/levelfile/levelformats.h"

#include <QBuffer>
#include <QImageWriter>

#include <algorithm>
#include <array>

namespace {

/// Limits of QImage and PNG readers.
constexpr qint64 longestSide = 32767;
constexpr qint64 mostPixels = 256LL * 1024 * 1024;

/// QImageWriter's quality sets the compression of PNG: 80 is zlib's level 1, -1 its default. With one byte per pixel,
/// level 1 is compact enough and takes a fifth of the time.
constexpr int fastQuality = 80;
constexpr int defaultQuality = -1;

/// A palette that numbers colors in order of first occurrence.
class Palette {
public:
    /// Fills the rows of `indexed` from `top` on. False if there are too many colors.
    bool convert(const QImage &picture, QImage &indexed, int top)
    {
        for (int y = 0; y < picture.height(); ++y) {
            const auto *pixels = reinterpret_cast<const QRgb *>(picture.constScanLine(y));
            uchar *numbers = indexed.scanLine(top + y);
            for (int x = 0; x < picture.width(); ++x) {
                const std::size_t slot = slotOf(pixels[x]);
                if (slot == m_slots.size()) {
                    return false;
                }
                numbers[x] = m_slots[slot].number;
            }
        }
        return true;
    }

    const QList<QRgb> &colors() const { return m_colors; }

private:
    static constexpr qsizetype mostColors = 256;
    struct ColorSlot {
        QRgb color = 0; ///< opaque color of a pixel; 0: free
        uchar number = 0;
    };

    /// Returns the hash table slot of a color; the end if there are too many. A pixel usually costs one or two probes.
    std::size_t slotOf(QRgb color)
    {
        std::size_t slot = color * 0x9e3779b1U >> 22;
        while (m_slots[slot].color != color && m_slots[slot].color != 0) {
            slot = (slot + 1) % m_slots.size();
        }
        if (m_slots[slot].color == 0) {
            if (m_colors.size() == mostColors) {
                return m_slots.size();
            }
            m_slots[slot] = {color, uchar(m_colors.size())};
            m_colors.append(color);
        }
        return slot;
    }

    std::array<ColorSlot, 1024> m_slots;
    QList<QRgb> m_colors;
};

QRect allOf(const Level &level)
{
    return {0, 0, level.size().width, level.size().height};
}

constexpr int largestTile = 64;
constexpr qint64 largestFile = 2LL * 1024 * 1024;

} // namespace

bool canBeDrawn(Size size, qint64 tileSize)
{
    const qint64 width = size.width * tileSize;
    const qint64 height = size.height * tileSize;
    return qMax(width, height) <= longestSide && width * height <= mostPixels && width * height > 0;
}

CataloguePtr LevelPicture::inForce(const Level &level) const
{
    IssueList shownElsewhere;
    return m_catalogue.under(level.ruleset, level.kinds, shownElsewhere);
}

QImage LevelPicture::draw(const Level &level, int tileSize) const
{
    return draw(level, allOf(level), tileSize);
}

QImage LevelPicture::draw(const Level &level, const QRect &cells, int tileSize) const
{
    const CataloguePtr catalogue = inForce(level);
    return LevelPainter(m_tileset, *catalogue, m_look, {.tile = tileSize}, level.tileset).picture(level, cells, false);
}

QImage LevelPicture::draw(const Level &level, int tileSize, const CellLayer &layer) const
{
    const CataloguePtr catalogue = inForce(level);
    const TileScale scale{.tile = tileSize};
    const LevelPainter painter(m_tileset, *catalogue, m_look, scale, level.tileset);
    QImage picture = painter.ground(level.terrain, allOf(level));
    LayerPainter layers;
    layers.setScale(scale);
    layers.setLayers({layer}, level.size());
    QPainter onto(&picture);
    painter.paintLights(&onto, level, allOf(level));
    onto.scale(scale.zoom(), scale.zoom());
    layers.paint(PixelPainting(&onto, scale), &onto, allOf(level));
    onto.resetTransform();
    painter.paintThings(&onto, level, allOf(level), false);
    return picture;
}

/// Draws one row of cells at a time, so that a large level does not also need four bytes per pixel.
QImage LevelPicture::drawForFile(const Level &level, int tileSize) const
{
    const CataloguePtr catalogue = inForce(level);
    const LevelPainter painter(m_tileset, *catalogue, m_look, {.tile = tileSize}, level.tileset);
    Palette palette;
    QImage indexed(level.size().width * tileSize, level.size().height * tileSize, QImage::Format_Indexed8);
    for (int y = 0; y < level.size().height; ++y) {
        const QImage row = painter.picture(level, QRect(0, y, level.size().width, 1), false);
        if (!palette.convert(row, indexed, y * tileSize)) {
            return painter.picture(level, allOf(level), false);
        }
    }
    indexed.setColorTable(palette.colors());
    return indexed;
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
