#pragma once

// Monsters share one search from the goal. Nothing of it is kept from one turn to the next: a search costs a few
// microseconds, and what would have to be watched to keep it (doors, deaths, every step of a monster) costs more.
// DistanceMap stays for those who flee, for free cells, and for the tests, which compare it with the others.

#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/pathfinding/neighbors.h"

/// The ways to one goal for many who ask, found only as far as they ask: the search goes outwards from the goal until
/// the asker's cell is reached, keeps its front, and goes on from there for the next asker. It answers what a
/// DistanceMap of the same ground answers (the tests compare them), at a fraction of the cost:
///
/// - The ground is told in bits, and a bit is taken away when its cell is reached.
/// - Cells of a value first reach all straight neighbors, then all diagonal ones. So whoever is reached is reached at
///   its least value, and all wait in one line: nothing is compared, and no queue by priority is needed. Crowded cells
///   wait apart until the search is as far as those who come through them.
/// - Nothing is cleared: the numbers kept for a search are smaller than those of all searches before it.
///
/// Memory is 12 bytes a cell of the largest area so far (its rows rounded up to 64 columns), and three bits. A search
/// costs what the cells reached cost and some words for each row of its area, whatever the size of the level.
class WayMap {
public:
    /// The value of cells that no way leads from within reach.
    static constexpr int unreached = DistanceMap::unreached;

    /// Bits of the level, all of its size. begin() alone reads them: they may change while the map is asked.
    struct Ground {
        const BitGrid &floor;           ///< cells that are entered
        const BitGrid &walkable;        ///< they and others; only past these are diagonal steps free
        const BitGrid *crowd = nullptr; ///< to enter such a cell costs `detour` steps; null: there are none
    };

    struct Terms {
        bool hasDiagonals = true; ///< eight ways, or the four straight ones
        bool cutsCorners = true;  ///< false: no diagonal step past a cell that is not walkable
        int detour = 1;           ///< 1..16
        int reach = 1 << 20;      ///< the area ends this many columns and rows from the goal
    };

    /// Begins a search. The goal lies in the level; it may be a cell that is not entered, such as one with a door.
    void begin(const Ground &ground, Point goal, const Terms &terms);
    /// Takes the memory for all searches with such terms in a level of that size: then begin() takes none.
    void reserve(Size level, const Terms &terms);

    /// The cost of going from a cell to the goal in half steps, as in DistanceMap.
    int value(Point cell);
    /// DistanceMap::downhill() for somebody who may step to these neighbors only.
    std::optional<Direction> downhill(Point cell, Neighbors open = allNeighbors);

private:
    using Word = BitGrid::Word;
    /// One bit a cell of the area, in the same order as values, the first eight in the first byte: so the three cells
    /// of a row around any other lie in two bytes that are read at once. No bit of the margin is set.
    using Plane = std::vector<std::uint8_t>;
    /// A cell and its neighbors, row by row: bit 4 is the cell.
    using Block = unsigned;
    /// A cell of the area and its margin, row by row.
    using Place = std::uint32_t;

    /// Places in the order of their values.
    struct Line {
        std::vector<Place> places;
        std::size_t end = 0;
    };

    void layArea(Size level, Point goal);
    void makeRoom();
    void readRows(const BitGrid &from, Plane &plane) const;
    void beginValues();
    void reachGoal(Place place);
    std::optional<Direction> bestOf(Place place, Neighbors ways) const;
    void searchFor(Place place);
    bool spread();
    std::size_t spreadThrough(const Line &line, std::size_t first, int value, Block wanted);
    void reach(Place place);

    bool isBesideArea(Point p) const;
    Place placeOf(Point p) const;
    static Neighbors neighborsOf(Block block);
    Neighbors waysFrom(Place place) const;

    Terms m_terms;
    Point m_corner;                   ///< of the area with its margin
    Point m_end;                      ///< behind its last cell
    Size m_size;                      ///< as many columns as fill their words, so that rows begin with one
    std::array<Place, 9> m_offsets{}; ///< to the cells of a block, modulo 2^32
    Plane m_open;                     ///< floor that is not reached
    Plane m_walkable;
    Plane m_crowd;
    bool m_hasCrowd = false;
    std::vector<std::uint32_t> m_values; ///< from m_first on in this search; m_last or more: of another, so unreached
    std::uint32_t m_first = 0;
    std::uint32_t m_last = 0;
    int m_front = 0;           ///< the value from which the search goes on
    std::uint32_t m_reach = 0; ///< what is reached has this number
    Line m_line;
    std::size_t m_next = 0; ///< of the line
    Line m_crowded;
    std::size_t m_nextStraight = 0; ///< of the crowded
    std::size_t m_nextDiagonal = 0;
};
