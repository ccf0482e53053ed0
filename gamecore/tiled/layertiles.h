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

/// The tiles of a layer, in its grid: as many numbers as cells, or of an infinite map those of its chunks, each at its
/// place. Whatever is wrong is an issue of the unreadable grade: `bad_tiles` with the cell, or `too_large`. `layer` is
/// of `source`.
void readLayerTiles(const TiledSource &source, JsonFields &layer, TileBudget &budget, TiledLayer &read);
