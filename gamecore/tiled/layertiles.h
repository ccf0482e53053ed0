#pragma once

#include "gamecore/packing/compression.h"
#include "gamecore/tiled/tiledmap.h"
#include "gamecore/tiled/tiledsource.h"

class JsonFields;

/// The encoding of the tiles in a layer and its chunks.
struct TileEncoding {
    bool isBase64 = false;                       ///< if false, a list of numbers
    std::optional<Compression> compression = {}; ///< of Base64 data; std::nullopt: none
};

/// The number of cells that the layers of a map may still use, so that a small file cannot use up memory. A new budget
/// allows as many cells as two layers of the largest size.
struct TileBudget {
    qint64 held = 2LL * 4096 * 4096;     ///< cells of all grids; the chunks of a layer share one grid
    qint64 unpacked = 2LL * 4096 * 4096; ///< cells of all tile data, in layers or in chunks
};

/// Reads the tiles of a layer, or the chunks of an infinite map, into `read.tiles`, and sets `read.origin` for chunks.
/// A layer without data gets a grid without cells. Errors are issues that make the map unreadable: `bad_tiles`, with
/// the cell if it is known, `too_large`, or `wrong_type`. `layer` contains the fields of the layer's object in
/// `source`.
void readLayerTiles(const TiledSource &source, JsonFields &layer, TileBudget &budget, TiledLayer &read);
