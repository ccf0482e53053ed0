#pragma once

#include "gamecore/base/statetable.h"
#include "gamecore/solving/clockworkground.h"

#include <limits>

/// Search for the cells that the hero can reach without a change of his holdings, and for the actions from these cells
/// that change the holdings or win. The object reuses its memory from one set of holdings to the next.
class OpenGround {
public:
    using Cell = ClockworkGround::Cell;

    /// `ground` must outlive this object.
    explicit OpenGround(const ClockworkGround &ground);

    /// The result of one step from a cell, or of another command on that cell that takes time, such as opening a door.
    struct Change {
        Cell from = 0;        ///< cell of the hero before the command
        Cell to = 0;          ///< cell of the hero after the command
        CollectedGoods goods; ///< holdings afterwards
        bool isWon = false;
    };

    /// Returns all changes within reach of the start for a hero with these holdings, including some that are impossible
    /// in play: he may walk on over an exit on which he would have won, or past items as if his bag were full. Valid
    /// until the next call.
    const std::vector<Change> &changesWith(const CollectedGoods &goods);

private:
    void lookFrom(Cell cell, const CollectedGoods &goods);
    void lookTo(Cell from, Cell to, const CollectedGoods &goods);
    void lookAtDoors(Cell cell, const CollectedGoods &goods);
    void lookAtSpot(Cell cell, const Spot &spot, const CollectedGoods &goods);
    void visit(Cell cell);

    const ClockworkGround &m_ground;
    std::vector<int> m_marks; ///< by cell: m_mark if the current search visited it
    int m_mark = 0;
    std::vector<Cell> m_cells; ///< visited cells, also the queue of the search
    std::vector<Change> m_changes;
};

/// A lower bound for the number of steps to victory, without monsters and damage. Opening a door counts as a step, and
/// so does every command that takes a turn. The same for every seed.
///
/// The bound is exact if few enough sets of holdings can be reached. Each of these sets then has its own distance
/// field. The fields are computed from the sets with the most bits to those with the fewest, since holdings only grow.
/// A field takes 2 bytes and some nanoseconds a cell. By default all fields take at most 32 MiB, except that four
/// fields are always allowed.
///
/// Otherwise all doors count as open and all keys as picked up. If treasure alone allows too many sets, some treasure
/// is left out of the sets. Only the piece farthest from the hero then counts as a goal.
class StepLowerBound {
public:
    using Cell = ClockworkGround::Cell;

    /// The result of from() if the hero cannot win.
    static constexpr int never = std::numeric_limits<std::uint16_t>::max();

    /// The default limit of stored distances, 2 bytes each.
    static constexpr qint64 usualDistances = 16 * 1024 * 1024;

    /// `ground` must outlive this object. Lower values of `mostDistances` make the bound weaker.
    explicit StepLowerBound(const ClockworkGround &ground, qint64 mostDistances = usualDistances);

    /// Returns the numbered sets of holdings that a search begins with; number 0 is the set at the start. If the bound
    /// is exact, the table contains every set from which the hero can win. Otherwise it contains only the set at the
    /// start.
    const StateTable<CollectedGoods> &book() const { return m_isWhole ? m_book : m_beginning; }
    /// Returns a lower bound for the steps to victory from a cell for a hero with these holdings; `never` if he cannot
    /// win even without monsters. `number` is the number of `goods` in a table that began as a copy of book(). Longer
    /// distances are capped at never - 1.
    int from(Cell cell, int number, const CollectedGoods &goods) const;

private:
    using Field = std::vector<std::uint16_t>; ///< by cell

    /// A step or command that changes holdings or wins.
    struct Link {
        Cell from = 0;
        Cell to = 0;
        int number = 0; ///< number of the holdings afterwards; -1 if it wins
    };
    using Links = std::vector<Link>;

    bool measureFrom(const CollectedGoods &goods);
    bool findGoods(std::vector<Links> &links);
    void measure(int number, const Links &links);
    void measureWithout(const CollectedGoods &held);
    void leaveOut(const std::vector<Cell> &treasure, std::size_t kept);
    Field fieldTo(Cell goal) const;
    int withoutLeftOut(Cell cell, const CollectedGoods &rest) const;
    std::size_t mostGoods() const;

    const ClockworkGround &m_ground;
    qint64 m_mostDistances;
    StateTable<CollectedGoods> m_beginning;           ///< holdings at the start
    StateTable<CollectedGoods> m_book;                ///< sets of holdings that have a field
    std::vector<Field> m_fields;                      ///< by number in m_book
    bool m_isWhole = true;                            ///< true if nothing is left out
    CollectedGoods m_leftOut;                         ///< bits that count as held in every set
    std::vector<int> m_kept;                          ///< treasure bits that are not left out
    std::vector<std::pair<int, Field>> m_farTreasure; ///< treasure that is left out: its bit and the distances to it
};
