#include "editor/art/farcolors.h"

#include "editor/art/cellblocks.h"
#include "gamecore/data/appearance.h"

#include <algorithm>

namespace {

// Three color components in one number.
constexpr int bits = 20;
constexpr std::uint64_t mask = (std::uint64_t(1) << bits) - 1;
constexpr int mostCells = FarColors::mostSide * FarColors::mostSide;
// The sum includes the summand for rounding.
static_assert(mostCells * 0xff + mostCells / 2 <= int(mask));

std::uint64_t spread(QRgb color)
{
    return std::uint64_t(qRed(color)) << 2 * bits | std::uint64_t(qGreen(color)) << bits | std::uint64_t(qBlue(color));
}

/// Divides sums by a fixed count: exact, but with a multiplication, which is faster than a division.
class Mean {
public:
    explicit Mean(int count) : m_half(unsigned(count / 2)), m_factor((std::uint64_t(1) << shift) / unsigned(count) + 1)
    {
    }

    QRgb of(std::uint64_t sum) const { return qRgb(part(sum, 2), part(sum, 1), part(sum, 0)); }

private:
    static constexpr int shift = 32;
    static_assert((mask + 1) * mostCells <= std::uint64_t(1) << shift);

    int part(std::uint64_t sum, int place) const
    {
        return int(((sum >> place * bits & mask) + m_half) * m_factor >> shift);
    }

    std::uint64_t m_half;
    std::uint64_t m_factor;
};

} // namespace

void FarColors::add(const std::vector<QRgb> &colors)
{
    std::uint64_t sum = 0;
    for (const QRgb color : colors) {
        sum += spread(color);
    }
    m_means.push_back(Mean(int(colors.size())).of(sum));
    m_spread.push_back(spread(m_means.back()));
    m_variants.push_back({m_colors.size(), qsizetype(colors.size())});
    m_colors.insert(m_colors.end(), colors.begin(), colors.end());
}

QImage FarColors::draw(const Grid<TerrainId> &terrain, const QRect &cells) const
{
    QImage picture(cells.size(), QImage::Format_RGB32);
    const Point end{cells.right() + 1, cells.bottom() + 1};
    for (Point cell{cells.left(), cells.top()}; cell.y < end.y; ++cell.y) {
        auto *out = reinterpret_cast<QRgb *>(picture.scanLine(cell.y - cells.top()));
        const TerrainId *row = terrain.row(cell.y);
        for (cell.x = cells.left(); cell.x < end.x; ++cell.x) {
            const Variants &variants = m_variants[row[cell.x]];
            // Uses the table even for a single color: an unpredictable branch costs more than the hash.
            *out++ = m_colors[variants.first + std::size_t(variantAt(cell, variants.count))];
        }
    }
    return picture;
}

QImage FarColors::drawPlain(const Grid<TerrainId> &terrain, const QRect &cells) const
{
    QImage picture(cells.size(), QImage::Format_RGB32);
    const QRgb *means = m_means.data();
    const int width = cells.width();
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(y - cells.top()));
        const TerrainId *row = terrain.row(y) + cells.left();
        for (int x = 0; x < width; ++x) {
            line[x] = means[row[x]];
        }
    }
    return picture;
}

void FarColors::addRow(std::vector<Sum> &sums, const TerrainId *row, const Cells &cells) const
{
    auto sum = sums.begin();
    for (int x = cells.first; x < cells.end; ++sum) {
        Sum added = 0;
        for (const int end = std::min(x + cells.side, cells.end); x < end; ++x) {
            added += m_spread[row[x]];
        }
        *sum += added;
    }
}

/// True if a row of squares repeats the cells of the row above. This is often so, and saves adding up.
static bool areAsAbove(const Grid<TerrainId> &terrain, int block, int side, int first, int end)
{
    if (block == 0 || (block + 1) * side > terrain.height()) {
        return false;
    }
    for (int y = block * side; y < (block + 1) * side; ++y) {
        const TerrainId *row = terrain.row(y);
        if (!std::equal(row + first, row + end, terrain.row(y - side) + first)) {
            return false;
        }
    }
    return true;
}

void FarColors::drawBlocks(QImage &picture, const QRect &pixels, const Grid<TerrainId> &terrain, int side) const
{
    Q_ASSERT(side <= mostSide && picture.size() == blocksOf(terrain.size(), side));
    const Cells cells{side, pixels.left() * side, std::min((pixels.right() + 1) * side, terrain.width())};
    std::vector<Sum> sums(std::size_t(pixels.width()));
    for (int py = pixels.top(); py <= pixels.bottom(); ++py) {
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(py)) + pixels.left();
        if (py > pixels.top() && areAsAbove(terrain, py, side, cells.first, cells.end)) {
            std::copy_n(reinterpret_cast<const QRgb *>(picture.constScanLine(py - 1)) + pixels.left(), pixels.width(),
                        line);
            continue;
        }
        drawBlockRow(line, py, terrain, cells, sums);
    }
}

void FarColors::sketchBlocks(QImage &picture, const Grid<TerrainId> &terrain, int side) const
{
    Q_ASSERT(picture.size() == blocksOf(terrain.size(), side));
    for (int y = 0; y < picture.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(y));
        const TerrainId *row = terrain.row(middleOf(y, side, terrain.height()));
        for (int x = 0; x < picture.width(); ++x) {
            line[x] = m_means[row[middleOf(x, side, terrain.width())]];
        }
    }
}

void FarColors::drawBlockRow(QRgb *line, int block, const Grid<TerrainId> &terrain, const Cells &cells,
                             std::vector<Sum> &sums) const
{
    std::fill(sums.begin(), sums.end(), 0);
    const int top = block * cells.side;
    const int end = std::min(top + cells.side, terrain.height());
    for (int y = top; y < end; ++y) {
        addRow(sums, terrain.row(y), cells);
    }
    const int height = end - top;
    const Mean mean(height * cells.side);
    std::transform(sums.begin(), sums.end(), line, [&mean](Sum sum) { return mean.of(sum); });
    // The last square may have fewer columns.
    const int before = int(sums.size() - 1) * cells.side;
    line[sums.size() - 1] = Mean(height * (cells.end - cells.first - before)).of(sums.back());
}
