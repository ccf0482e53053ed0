#pragma once

#include "gamecore/base/bitgrid.h"

#include <array>

/// Transposition of squares of bits: bit j of word i becomes bit i of word j.

/// Transposes a square in place by exchanging ever smaller squares within it. The side must be a power of two. Source:
/// H. S. Warren, "Hacker's Delight", 7-3.
template<typename Word>
constexpr void transposeBits(std::array<Word, 8 * sizeof(Word)> &square)
{
    constexpr unsigned side = 8 * sizeof(Word);
    Word mask = Word(~Word(0)) >> (side / 2);
    for (unsigned half = side / 2; half != 0; half /= 2, mask ^= Word(mask << half)) {
        for (unsigned i = 0; i < side; i = ((i | half) + 1) & ~half) {
            const Word swapped = ((square[i] >> half) ^ square[i | half]) & mask;
            square[i] ^= Word(swapped << half);
            square[i | half] ^= swapped;
        }
    }
}

/// Transposes a square of 32 words, and ors words `first` to `last` of the result into `rows[first]` to `rows[last]`.
/// May also change the rows after `last` up to `last | 7`, so `rows` must be long enough for these.
void addTransposed(const std::array<std::uint32_t, 32> &columns, int first, int last, std::uint64_t *rows);

/// Ors the bits in a box of `from` into `to`, with x and y exchanged. The box may be empty. The box with x and y
/// exchanged must be inside `to`.
void addTransposed(const BitGrid &from, CellBox box, BitGrid &to);
