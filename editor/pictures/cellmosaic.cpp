#include "editor/pictures/cellmosaic.h"

#include <QHash>

#include <cstring>

namespace {

constexpr qsizetype mostColors = 256;

/// Turns colors into their numbers, in the order in which they are met.
class Palette {
public:
    /// False once there are too many.
    bool convert(const QImage &tile, QImage &indexed)
    {
        for (int y = 0; y < tile.height(); ++y) {
            const auto *pixels = reinterpret_cast<const QRgb *>(tile.constScanLine(y));
            uchar *numbers = indexed.scanLine(y);
            for (int x = 0; x < tile.width(); ++x) {
                numbers[x] = uchar(numberOf(pixels[x]));
            }
        }
        return m_colors.size() <= mostColors;
    }

    const QList<QRgb> &colors() const { return m_colors; }

private:
    qsizetype numberOf(QRgb color)
    {
        const auto found = m_numbers.constFind(color);
        if (found != m_numbers.constEnd()) {
            return *found;
        }
        m_numbers.insert(color, m_colors.size());
        m_colors.append(color);
        return m_colors.size() - 1;
    }

    QHash<QRgb, qsizetype> m_numbers;
    QList<QRgb> m_colors;
};

} // namespace

CellMosaic::CellMosaic(Size size, int tileSize) : m_tileSize(tileSize), m_looks(size, 0)
{
}

CellMosaic::Look CellMosaic::add(const QImage &tile)
{
    m_tiles.push_back(tile);
    return Look(m_tiles.size() - 1);
}

QImage CellMosaic::image() const
{
    QImage image = blank(QImage::Format_RGB32);
    copyTiles(image, m_tiles);
    return image;
}

std::optional<QImage> CellMosaic::indexedImage() const
{
    Palette palette;
    std::vector<QImage> tiles;
    for (const QImage &tile : m_tiles) {
        tiles.emplace_back(tile.size(), QImage::Format_Indexed8);
        if (!palette.convert(tile, tiles.back())) {
            return std::nullopt;
        }
    }
    QImage image = blank(QImage::Format_Indexed8);
    image.setColorTable(palette.colors());
    copyTiles(image, tiles);
    return image;
}

QImage CellMosaic::blank(QImage::Format format) const
{
    return {m_looks.width() * m_tileSize, m_looks.height() * m_tileSize, format};
}

/// Line by line of the picture, so that memory is written in order.
void CellMosaic::copyTiles(QImage &image, const std::vector<QImage> &tiles) const
{
    const std::size_t width = std::size_t(m_tileSize) * std::size_t(image.depth() / 8);
    std::vector<const uchar *> lines(tiles.size());
    for (int y = 0; y < image.height(); ++y) {
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            lines[i] = tiles[i].constScanLine(y % m_tileSize);
        }
        const Look *looks = m_looks.row(y / m_tileSize);
        uchar *out = image.scanLine(y);
        for (int x = 0; x < m_looks.width(); ++x, out += width) {
            std::memcpy(out, lines[looks[x]], width);
        }
    }
}
