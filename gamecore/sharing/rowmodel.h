#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/sharing/bitcoder.h"

#include <optional>

/// The most cells that are coded one by one: enough for any level whose code a person sends.
inline constexpr int mostCodedCells = 1 << 18;
/// The characters of a level's rows, one a cell.
using CharacterGrid = Grid<char32_t>;

/// Whether codeRows() can code them.
bool canCodeRows(const CharacterGrid &rows);

/// Codes the characters of rows, cell by cell in reading order. Whether a cell is wall, and whether it is floor,
/// follows from its neighbors to the left and above; which character else, from how often it was there before. What was
/// coded comes back; while reading `rows` does not matter, and there is nothing if it cannot be what anybody wrote or
/// has more than `most` cells.
std::optional<CharacterGrid> codeRows(BitCoder &coder, const CharacterGrid &rows, qsizetype most = mostCodedCells);
