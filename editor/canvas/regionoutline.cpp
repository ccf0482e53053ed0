#include "editor/canvas/regionoutline.h"

#include <algorithm>

namespace {

/// A band of a region: rectangles side by side. A region consists of bands from top to bottom.
struct Band {
    int top = 0;
    int bottom = 0;        ///< one below its last row
    std::vector<int> ends; ///< left and one past the right of each rectangle, ascending
};

std::vector<Band> bandsOf(const QRegion &cells)
{
    std::vector<Band> bands;
    for (const QRect &rect : cells) {
        if (bands.empty() || bands.back().top != rect.top()) {
            bands.push_back({.top = rect.top(), .bottom = rect.bottom() + 1, .ends = {}});
        }
        bands.back().ends.push_back(rect.left());
        bands.back().ends.push_back(rect.right() + 1);
    }
    return bands;
}

/// Adds lines where exactly one of two rows has cells: an end in both rows cancels out.
void addLines(QList<QLine> &lines, int y, const std::vector<int> &above, const std::vector<int> &below)
{
    std::vector<int> ends;
    std::merge(above.begin(), above.end(), below.begin(), below.end(), std::back_inserter(ends));
    for (std::size_t i = 0; i + 1 < ends.size(); i += 2) {
        if (ends[i] != ends[i + 1]) {
            lines.append(QLine(ends[i], y, ends[i + 1], y));
        }
    }
}

} // namespace

QList<QLine> outlineOf(const QRegion &cells)
{
    const std::vector<Band> bands = bandsOf(cells);
    QList<QLine> lines;
    const Band *above = nullptr;
    for (const Band &band : bands) {
        const bool touches = above && above->bottom == band.top;
        if (above && !touches) {
            addLines(lines, above->bottom, above->ends, {});
        }
        addLines(lines, band.top, touches ? above->ends : std::vector<int>(), band.ends);
        for (const int x : band.ends) {
            lines.append(QLine(x, band.top, x, band.bottom));
        }
        above = &band;
    }
    if (above) {
        addLines(lines, above->bottom, above->ends, {});
    }
    return lines;
}

QRegion regionOf(std::vector<Point> cells)
{
    std::sort(cells.begin(), cells.end(), readsBefore);
    // The rectangles of the region: runs of a row that do not touch.
    std::vector<QRect> rects;
    for (const Point cell : cells) {
        const bool isNext = !rects.empty() && rects.back().top() == cell.y && cell.x <= rects.back().right() + 1;
        isNext ? rects.back().setRight(cell.x) : void(rects.emplace_back(cell.x, cell.y, 1, 1));
    }
    QRegion region;
    region.setRects(rects.data(), int(rects.size()));
    return region;
}
