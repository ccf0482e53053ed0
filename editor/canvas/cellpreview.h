#pragma once

#include "editor/art/glyph.h"
#include "gamecore/base/point.h"
#include "gamecore/data/terrain.h"

#include <QStringList>

#include <optional>
#include <vector>

/// The complete look of one cell as a tool would leave it, including the parts that it would not change.
struct PreviewCell {
    Point cell; ///< cells outside the level are not drawn
    TerrainId terrain = 0;
    QStringList pictures;            ///< of the things on it, the lowest one first
    std::optional<Glyph> glyph = {}; ///< character of its uppermost thing, in ASCII mode; std::nullopt if it has none
};

/// The cells that a tool would draw, shown within an outline.
struct CellPreview {
    std::vector<PreviewCell> cells; ///< each cell at most once
    bool isErasing = false; ///< the outline has the color of danger: cells would be erased, or a drop is impossible
    bool isFaint = false;   ///< half transparent, so that the present content shows through

    bool isEmpty() const { return cells.empty(); }
};
