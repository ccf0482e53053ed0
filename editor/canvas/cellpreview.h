#pragma once

#include "editor/art/glyph.h"
#include "gamecore/base/point.h"
#include "gamecore/data/terrain.h"

#include <QStringList>

#include <optional>
#include <vector>

/// The complete look of one cell after a stroke, including its unchanged parts.
struct PreviewCell {
    Point cell; ///< cells outside the level are not drawn
    TerrainId terrain = 0;
    QStringList pictures;            ///< of the things on it, the lowest first
    std::optional<Glyph> glyph = {}; ///< of the uppermost one, in ASCII mode; std::nullopt if there is none
};

/// The preview of a tool. An outline is drawn around the cells.
struct CellPreview {
    std::vector<PreviewCell> cells; ///< each cell at most once
    bool isErasing = false;         ///< the outline warns: cells are erased, or the drop is not possible
    bool isFaint = false;           ///< the present content is visible through the preview

    bool isEmpty() const { return cells.empty(); }
};
