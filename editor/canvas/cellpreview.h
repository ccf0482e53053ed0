#pragma once

#include "editor/art/glyph.h"
#include "gamecore/base/point.h"
#include "gamecore/data/terrain.h"

#include <QStringList>

#include <optional>
#include <vector>

/// How one cell will look once a stroke is committed: all of it, also what stays as it is.
struct PreviewCell {
    Point cell; ///< cells outside the level are not drawn
    TerrainId terrain = 0;
    QStringList pictures;            ///< of the things on it, the lowest first
    std::optional<Glyph> glyph = {}; ///< of the uppermost one, in the ASCII look; nothing: there is none
};

/// What a tool is about to do. An outline runs around the cells.
struct CellPreview {
    std::vector<PreviewCell> cells; ///< each cell at most once
    bool isErasing = false;         ///< or nothing can be put there: the outline warns
    bool isFaint = false;           ///< what stands there shows through

    bool isEmpty() const { return cells.empty(); }
};
