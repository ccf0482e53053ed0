#pragma once

#include <cstdint>
#include <vector>

/// Part of SightWindow. What a beam of light has of the rows that it meets, by the slopes along its two edges: looked
/// up instead of divided out. A row of cells is a mask, the column of the axis in the middle: bit 16 of 32, bit 32
/// of 64.
template<typename Mask>
struct SlopeMasks {
    Mask from;        ///< columns of a beam that begins along the slope, within the radius
    Mask fromCenters; ///< of them, those whose centers it reaches
    Mask to;          ///< columns of a beam that ends along the slope
    Mask toCenters;
};

/// All slopes that can bound a beam within a radius, by depth: the next entry is that of the same slope one row deeper.
template<typename Mask>
class SlopeTable {
public:
    static constexpr int maskBits = int(8 * sizeof(Mask));
    static constexpr int middle = maskBits / 2;
    using Entry = const SlopeMasks<Mask> *;

    /// Does nothing if the table is of that radius already. 0 <= radius < middle.
    void prepare(int radius);

    /// The farthest column from the axis that any beam reaches.
    int widest() const { return m_widest; }
    /// Entries of the diagonals that bound a quadrant, at depth 1.
    Entry leftDiagonal() const { return m_entries.data(); }
    Entry rightDiagonal() const { return m_entries.data() + m_radius; }
    /// The entry of the slope past the left side of a column, at depth + 1. The column is counted as the bits are.
    Entry leftOf(int bit, int depth) const
    {
        return m_entries.data() + m_first[std::size_t(depth) * maskBits + std::size_t(bit)];
    }

private:
    /// over / under columns a row.
    struct Slope {
        int over;
        int under;
    };

    int reachAt(int depth) const;
    SlopeMasks<Mask> masksOf(Slope slope, int depth) const;
    void addSlope(Slope slope, int firstDepth);

    int m_radius = -1;
    int m_widest = 0;
    std::vector<SlopeMasks<Mask>> m_entries;
    std::vector<std::uint16_t> m_first;
};
