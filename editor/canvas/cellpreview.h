#pragma once

#include "editor/art/glyph.h"
#include "gamecore/base/point.h"
#include "gamecore/data/terrain.h"

#include <QStringList>

#include <optional>
#include <vector>

/// The complete look of one cell after the change that a tool would make, including unchanged parts.
struct PreviewCell {
    Point cell; ///< cells outside the level are not drawn
    TerrainId terrain = 0;
    QStringList pictures;            ///< pictures of the things on the cell, the lowest thing first
    std::optional<Glyph> glyph = {}; ///< character of the uppermost thing, for ASCII mode; std::nullopt: no thing
};

/// The cells that a tool would draw, shown within an outline.
struct CellPreview {
    std::vector<PreviewCell> cells; ///< each cell at most once
    bool isErasing = false; ///< the outline has the color of danger: cells would be erased, or a drop is impossible
    bool isFaint = false;   ///< half transparent, so that the present content shows through

    bool isEmpty() const { return cells.empty(); }
};
