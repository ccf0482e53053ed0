#pragma once

#include "gamecore/packing/compression.h"
#include "gamecore/tiled/tiledmap.h"
#include "gamecore/tiled/tiledsource.h"

class JsonFields;

/// How the tiles of a layer and of its chunks are written.
struct TileEncoding {
    bool isBase64 = false; ///< else a list of numbers
    std::optional<Compression> compression = {};
};

/// How many cells the tiles of a map may have, so that a small file cannot take all memory: those of one huge layer
/// and as many again.
struct TileBudget {
    qint64 held = 2LL * 4096 * 4096;     ///< cells of layers
    qint64 unpacked = 2LL * 4096 * 4096; ///< cells of layers without chunks, and of chunks
};

/// Reads the tiles of a layer into its grid: as many numbers as cells, or the chunks of an infinite map, each at its
/// place. A layer without data is empty in every encoding: its grid has no cells. Mistakes are issues of the unreadable
/// grade: `bad_tiles` with the cell, or `too_large`. `layer` is of `source`.
void readLayerTiles(const TiledSource &source, JsonFields &layer, TileBudget &budget, TiledLayer &read);
