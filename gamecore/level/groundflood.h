#pragma once

#include "gamecore/base/bitgrid.h"
#include "gamecore/level/ground.h"

/// Spreads a hero over the ground of a level, up to 64 cells of a row at once: over what can be walked on and over
/// doors that ask for no key. Linear in the number of cells.
class GroundFlood {
public:
    using Word = BitGrid::Word;

    /// `cells` are those of the ground, and must outlive this. Where `known` is 1 he has been; empty: nowhere.
    GroundFlood(const Ground &ground, const GroundCells &cells, BitGrid known = {});

    /// He stands here, whatever it is.
    void add(Point cell);

    /// Cells that he has come to: those of a word of BitGrid.
    struct Front {
        int word = 0;
        int y = 0;
        Word cells = 0; ///< 0: there are no more
    };
    /// Spreads from cells that were come to, and gives them. Each is given once.
    Front step();

    const BitGrid &reached() const { return m_reached; }

private:
    struct Place {
        int word = 0;
        int y = 0;
    };
    void lookInto(int y, const Front &from);
    void reach(Place place, Word straight, Word oblique);
    void take(Place place, Word cells);

    bool m_isOblique;
    const BitGrid &m_walkable;
    BitGrid m_open; ///< walkable or a door
    BitGrid m_reached;
    BitGrid m_waiting;           ///< reached, but not spread from
    std::vector<Place> m_places; ///< of words in which cells wait
};
