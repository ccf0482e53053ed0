#pragma once

#include "gamecore/packing/compression.h"
#include "gamecore/tiled/tiledmap.h"
#include "gamecore/tiled/tiledsource.h"

class JsonFields;

/// The encoding of the tiles in a layer and its chunks.
struct TileEncoding {
    bool isBase64 = false; ///< if false, a list of numbers
    std::optional<Compression> compression = {};
};

/// Limits of cells in the tiles of a map, so that a small file cannot use up memory: one layer of maximum size and as
/// many cells again.
struct TileBudget {
    qint64 held = 2LL * 4096 * 4096;     ///< cells of layers
    qint64 unpacked = 2LL * 4096 * 4096; ///< cells of layers without chunks, and of chunks
};

/// Reads the tiles of a layer into its grid: as many numbers as cells, or the chunks of an infinite map, each at its
/// place. A layer without data is empty in every encoding: its grid has no cells. Errors are unreadable-grade issues:
/// `bad_tiles` with the cell, or `too_large`. `layer` belongs to `source`.
void readLayerTiles(const TiledSource &source, JsonFields &layer, TileBudget &budget, TiledLayer &read);
