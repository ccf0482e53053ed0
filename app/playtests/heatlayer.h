#pragma once

#include "editor/art/celllayer.h"
#include "gamecore/playtest/figures.h"

/// How often something happened on cells of a level, as a layer of strengths told apart by pattern.
struct HeatLayer {
    static constexpr int strengths = 4;

    std::optional<CellLayer> layer; ///< nothing: it happened nowhere
    /// The least count of each strength; the last one ends at `most`. Two may be the same where counts are small: then
    /// the lower one is on no cell.
    std::array<qint64, strengths> from{};
    qint64 most = 0;

    /// The largest count of a strength (0..strengths-1); less than `from` if it is on no cell.
    qint64 lastOf(int strength) const;
    /// Whether counts can have that strength.
    bool has(int strength) const { return layer && from[std::size_t(strength)] <= lastOf(strength); }
};

/// The layer of counts of a level of that size.
HeatLayer heatOf(const CellCounts &counts, Size size);

/// Adds counts of the same level.
void addCounts(CellCounts &to, const CellCounts &from);
