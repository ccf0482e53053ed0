#include "editor/canvas/farcolors.h"

#include "editor/canvas/cellblocks.h"
#include "editor/canvas/tileset.h"

#include <algorithm>

namespace {

// Three colors side by side in one number.
constexpr int bits = 20;
constexpr std::uint64_t mask = (1U << bits) - 1;
static_assert(FarColors::mostSide * FarColors::mostSide * 0xff <= int(mask));

std::uint64_t spread(QRgb color)
{
    return std::uint64_t(qRed(color)) << 2 * bits | std::uint64_t(qGreen(color)) << bits | std::uint64_t(qBlue(color));
}

QRgb mean(std::uint64_t sum, int count)
{
    const auto part = [=](int place) { return int((sum >> place * bits & mask) + count / 2) / count; };
    return qRgb(part(2), part(1), part(0));
}

} // namespace

void FarColors::add(const std::vector<QRgb> &tops, std::optional<QRgb> front)
{
    std::uint64_t sum = 0;
    for (const QRgb color : tops) {
        sum += spread(color);
    }
    m_variants.push_back(tops);
    m_tops.push_back(mean(sum, int(tops.size())));
    m_fronts.push_back(front.value_or(m_tops.back()));
    m_topSums.push_back(spread(m_tops.back()));
    m_frontSums.push_back(spread(m_fronts.back()));
}

QImage FarColors::draw(const Grid<TerrainId> &terrain, const QRect &cells) const
{
    QImage picture = drawPlain(terrain, cells);
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(y - cells.top()));
        const TerrainId *row = terrain.row(y) + cells.left();
        for (int x = 0; x < cells.width(); ++x) {
            const std::vector<QRgb> &variants = m_variants[row[x]];
            if (variants.size() > 1 && line[x] == m_tops[row[x]]) {
                line[x] = variants[std::size_t(variantAt({cells.left() + x, y}, qsizetype(variants.size())))];
            }
        }
    }
    return picture;
}

QImage FarColors::drawPlain(const Grid<TerrainId> &terrain, const QRect &cells) const
{
    QImage picture(cells.size(), QImage::Format_RGB32);
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(y - cells.top()));
        const TerrainId *row = terrain.row(y) + cells.left();
        const TerrainId *south = y + 1 < terrain.height() ? terrain.row(y + 1) + cells.left() : row;
        for (int x = 0; x < cells.width(); ++x) {
            line[x] = (row[x] == south[x] ? m_tops : m_fronts)[row[x]];
        }
    }
    return picture;
}

FarColors::Sum FarColors::sumOf(const TerrainId *row, const TerrainId *south, int length) const
{
    Sum sum = 0;
    for (int x = 0; x < length; ++x) {
        sum += (row[x] == south[x] ? m_topSums : m_frontSums)[row[x]];
    }
    return sum;
}

void FarColors::drawBlocks(QImage &picture, const QRect &pixels, const Grid<TerrainId> &terrain, int side) const
{
    Q_ASSERT(side <= mostSide && picture.size() == blocksOf(terrain.size(), side));
    std::vector<Sum> sums(std::size_t(pixels.width()));
    for (int py = pixels.top(); py <= pixels.bottom(); ++py) {
        std::fill(sums.begin(), sums.end(), 0);
        const int end = std::min((py + 1) * side, terrain.height());
        for (int y = py * side; y < end; ++y) {
            const TerrainId *row = terrain.row(y);
            const TerrainId *south = y + 1 < terrain.height() ? terrain.row(y + 1) : row;
            for (int px = pixels.left(); px <= pixels.right(); ++px) {
                const int x = px * side;
                sums[std::size_t(px - pixels.left())] += sumOf(row + x, south + x, std::min(side, terrain.width() - x));
            }
        }
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(py));
        for (int px = pixels.left(); px <= pixels.right(); ++px) {
            const int count = (end - py * side) * std::min(side, terrain.width() - px * side);
            line[px] = mean(sums[std::size_t(px - pixels.left())], count);
        }
    }
}
