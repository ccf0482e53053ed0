#include "app/playtests/heatlayer.h"

#include "editor/art/layercolors.h"

#include <algorithm>

qint64 HeatLayer::lastOf(int strength) const
{
    return strength + 1 < strengths ? from[std::size_t(strength) + 1] - 1 : most;
}

/// Half of the most, a quarter, an eighth: what is twice as much is a strength more.
HeatLayer heatOf(const CellCounts &counts, Size size)
{
    HeatLayer heat;
    for (const auto &[cell, count] : counts) {
        heat.most = std::max(heat.most, count);
    }
    if (heat.most == 0) {
        return heat;
    }
    heat.from = {1, heat.most / 8 + 1, heat.most / 4 + 1, heat.most / 2 + 1};
    auto cells = std::make_shared<Grid<std::uint8_t>>(size, 0);
    for (const auto &[cell, count] : counts) {
        const auto stronger = std::upper_bound(heat.from.begin(), heat.from.end(), count) - heat.from.begin();
        cells->set({cell % size.width, cell / size.width}, std::uint8_t(stronger == 0 ? 0 : 1 << (stronger - 1)));
    }
    CellLayer layer{.cells = std::move(cells), .marks = {}, .numbers = nullptr};
    for (int i = 0; i < HeatLayer::strengths; ++i) {
        layer.marks.push_back({CellPattern(int(CellPattern::OneQuarter) + i), LayerColors::strengths[std::size_t(i)]});
    }
    heat.layer = std::move(layer);
    return heat;
}

void addCounts(CellCounts &to, const CellCounts &from)
{
    for (const auto &[cell, count] : from) {
        to[cell] += count;
    }
}
