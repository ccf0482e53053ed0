#pragma once

// The pathfinding of hunting monsters. All monsters share one search from the goal, which is not cached across turns. A
// search costs a few microseconds; tracking the changes that would invalidate it (doors, deaths, every step) costs
// more. DistanceMap is still used for fleeing, for free cells, and as the reference in tests.

#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/pathfinding/neighbors.h"

/// A lazy map of the paths to one goal for many actors. The search expands from the goal until it reaches the cell of
/// the actor for which it is called, stores its frontier, and continues from there for the next actor. The results
/// equal those of a DistanceMap of the same ground (compared in tests), at a fraction of the cost:
///
/// - The ground is given as bits, and the bit of a cell is cleared when the cell is reached.
/// - The search expands all cells with the same value together: first to their straight neighbors, then to their
///   diagonal ones. Each cell is thus reached at its least value, and the frontier is a plain queue: no comparisons, no
///   priority queue. Crowded cells are expanded later, from a second queue, since entering them costs more.
/// - Values are not cleared between searches. Each search stores smaller numbers than all earlier ones, so that numbers
///   of earlier searches mean unreached. All values are cleared only when no smaller numbers are left.
///
/// Memory is 12 bytes and three bits per cell of the largest area so far, with rows rounded up to 64 columns. The cost
/// of a search depends on the cells reached and the rows of its area, not on the size of the level.
class WayMap {
public:
    /// The value of cells without a path in the area.
    static constexpr int unreached = DistanceMap::unreached;

    /// Bit grids of the level's size. Only begin() reads them: they may change afterwards.
    struct Ground {
        const BitGrid &floor;           ///< cells that can be entered
        const BitGrid &walkable;        ///< passable cells, including `floor`; used only if Terms::cutsCorners is
                                        ///< false: diagonal steps then go only between two of them
        const BitGrid *crowd = nullptr; ///< cells that cost `detour` steps to enter; null: none
    };

    struct Terms {
        bool hasDiagonals = true; ///< eight directions, or the four straight ones
        bool cutsCorners = true;  ///< false: no diagonal step past an impassable cell
        int detour = 1;           ///< cost factor of crowded cells: 1..16
        int reach = 1 << 20;      ///< the area ends this many columns and rows from the goal
    };

    /// Begins a search for paths to a goal. The goal must be in the level, but need not be passable: it may be a door.
    void begin(const Ground &ground, Point goal, const Terms &terms);
    /// Allocates the memory for searches with such terms in a level of that size, so that begin() allocates none.
    void reserve(Size level, const Terms &terms);

    /// Returns the cost of the path from a cell to the goal in half steps, as in DistanceMap; `unreached` if there is
    /// none. Continues the search until the cell is reached.
    int value(Point cell);
    /// Returns the first step of the shortest path to the goal, as DistanceMap::downhill() does, but only to neighbors
    /// in `open`. Continues the search until the cell is reached.
    std::optional<Direction> downhill(Point cell, Neighbors open = allNeighbors);

private:
    using Word = BitGrid::Word;
    /// A set of cells: a bit per cell of the area with its margin, row by row like m_values, lowest bit first. A cell
    /// and its two neighbors in the row are always within two bytes, which are read at once. Bits of the margin are 0.
    using Plane = std::vector<std::uint8_t>;
    /// A cell and its neighbors, row by row: bit 4 is the cell.
    using Block = unsigned;
    /// Index of a cell in the area with its margin, row by row.
    using Place = std::uint32_t;

    /// A queue of places in the order of their values. The first `end` elements are in use.
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
    Neighbors openDirections(Place place) const;

    Terms m_terms;
    Point m_corner;                   ///< of the area with its margin
    Point m_end;                      ///< just past the last cell of the margin
    Size m_size;                      ///< columns are rounded up, so that rows begin with a word
    std::array<Place, 9> m_offsets{}; ///< offsets to the cells of a block, modulo 2^32
    Plane m_open;                     ///< floor that is not reached
    Plane m_walkable;
    Plane m_crowd;
    bool m_hasCrowd = false;
    std::vector<std::uint32_t> m_values; ///< by Place: m_first plus the value of a reached cell. Numbers from m_last
                                         ///< on are from older searches and mean unreached
    std::uint32_t m_first = 0;
    std::uint32_t m_last = 0;
    int m_front = 0;           ///< the value from which the search continues
    std::uint32_t m_reach = 0; ///< number that reach() stores in m_values
    Line m_line;
    std::size_t m_next = 0; ///< index of the next place in m_line
    Line m_crowded;
    std::size_t m_nextStraight = 0; ///< index in m_crowded of the next place for straight steps
    std::size_t m_nextDiagonal = 0; ///< likewise for diagonal steps
};
