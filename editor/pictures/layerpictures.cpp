#include "editor/pictures/layerpictures.h"

#include "editor/art/blockbits.h"
#include "editor/art/cellblocks.h"
#include "editor/art/markpainting.h"

namespace {

constexpr float bandAlpha = 0.5F;
constexpr float dotAlpha = 0.75F;

QColor faint(QColor color, float alpha)
{
    color.setAlphaF(alpha);
    return color;
}

int marksAt(const CellLayer &layer, Point cell)
{
    return layer.cells ? layer.cells->at(cell) & layer.shown : 0;
}

int numberAt(const CellLayer &layer, Point cell)
{
    return layer.numbers ? layer.numbers->at(cell) : CellLayer::noNumber;
}

/// The colors of cells of a few pixels, each made once.
class DotColors {
public:
    explicit DotColors(const CellLayer &layer) : m_layer(layer)
    {
        for (int band = 0; band < bandsOf(layer); ++band) {
            m_bands.push_back(qPremultiply(bandFill(layer, band).rgba()));
        }
        for (const CellMark &mark : layer.marks) {
            m_marks.push_back(qPremultiply(faint(mark.color, dotAlpha).rgba()));
        }
    }

    /// Transparent where nothing marks it.
    QRgb of(Point cell) const { return of(marksAt(m_layer, cell), numberAt(m_layer, cell), cell); }

    /// Of one pixel for many cells: with their marks together, as part of a pattern of pixels.
    QRgb of(int marks, int number, Point pixel) const
    {
        QRgb color = number == CellLayer::noNumber ? 0 : m_bands[std::size_t(number / m_layer.band)];
        for (std::size_t i = 0; marks != 0 && i < m_marks.size(); ++i) {
            if ((marks >> i & 1) != 0 && isMarkOn(m_layer.marks[i].pattern, pixel)) {
                color = m_marks[i];
            }
        }
        return color;
    }

private:
    const CellLayer &m_layer;
    std::vector<QRgb> m_bands;
    std::vector<QRgb> m_marks;
};

} // namespace

int bandsOf(const CellLayer &layer)
{
    return layer.largest / layer.band + 1;
}

QColor bandFill(const CellLayer &layer, int band)
{
    return faint(bandColor(band, bandsOf(layer)), bandAlpha);
}

QImage dotsOfLayer(const CellLayer &layer, const QRect &cells)
{
    const DotColors colors(layer);
    QImage picture(cells.size(), QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < cells.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(y));
        for (int x = 0; x < cells.width(); ++x) {
            line[x] = colors.of({cells.left() + x, cells.top() + y});
        }
    }
    return picture;
}

QImage blocksOfLayer(const CellLayer &layer, Size size, int side)
{
    const DotColors colors(layer);
    QImage picture(blocksOf(size, side), QImage::Format_ARGB32_Premultiplied);
    std::vector<std::uint8_t> bits(std::size_t(picture.width()), 0);
    for (int py = 0; py < picture.height(); ++py) {
        if (layer.cells) {
            bits = bitsOfBlocks(layer.cells->cells().data(), size, side, QRect(0, py, picture.width(), 1));
        }
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(py));
        for (int px = 0; px < picture.width(); ++px) {
            const Point middle{middleOf(px, side, size.width), middleOf(py, side, size.height)};
            line[px] = colors.of(bits[std::size_t(px)] & layer.shown, numberAt(layer, middle), {px, py});
        }
    }
    return picture;
}
