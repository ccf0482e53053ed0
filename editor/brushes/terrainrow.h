#pragma once

#include "gamecore/data/terrain.h"

#include <cstdint>
#include <cstring>

/// Returns the end of the run of equal cells that starts at index `from`: the index after its last cell, at most `end`.
/// Compares eight cells at a time, so that scanning a level is about as fast as reading its memory.
inline int endOfRun(const TerrainId *row, int from, int end)
{
    const TerrainId wanted = row[from];
    const std::uint64_t eightWanted = wanted * 0x0101010101010101U;
    int x = from + 1;
    for (; x + 8 <= end; x += 8) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, row + x, sizeof eight);
        if (eight != eightWanted) {
            break;
        }
    }
    while (x < end && row[x] == wanted) {
        ++x;
    }
    return x;
}

/// Returns the index of the first cell of terrain `wanted` in `row` from index `from` on; `end` if there is none.
inline int nextOf(TerrainId wanted, const TerrainId *row, int from, int end)
{
    const void *found = from < end ? std::memchr(row + from, wanted, std::size_t(end - from)) : nullptr;
    return found ? int(static_cast<const TerrainId *>(found) - row) : end;
}
