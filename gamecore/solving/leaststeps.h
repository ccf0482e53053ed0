#pragma once

#include "gamecore/base/statetable.h"
#include "gamecore/solving/clockworkground.h"

#include <limits>

/// The cells on which the hero can stand as long as his holdings do not change, and what he can do from them that
/// changes these or wins: for one search over holdings after the other, with the same memory.
class OpenGround {
public:
    using Cell = ClockworkGround::Cell;

    /// `ground` must outlive this.
    explicit OpenGround(const ClockworkGround &ground);

    /// What one step from a cell, or a command on it that takes time, leads to.
    struct Change {
        Cell from = 0; ///< where he stands before
        Cell to = 0;   ///< and after
        Holdings holdings;
        bool isWon = false;
    };

    /// Spreads him from the start over all cells on which he could stand with these holdings, and perhaps some more.
    /// Valid until the next call.
    const std::vector<Change> &changesWith(const Holdings &holdings);

private:
    void lookFrom(Cell cell, const Holdings &holdings);
    void lookTo(Cell from, Cell to, const Holdings &holdings);
    void lookAtDoors(Cell cell, const Holdings &holdings);
    void lookAtSpot(Cell cell, const Spot &spot, const Holdings &holdings);
    void visit(Cell cell);

    const ClockworkGround &m_ground;
    std::vector<int> m_marks; ///< by cell: m_mark if this search came there
    int m_mark = 0;
    std::vector<Cell> m_cells;
    std::vector<Change> m_changes;
};

/// How many steps the hero of a level needs to victory at least: as if there were no monsters and nothing hurt. Opening
/// a door counts as a step, and what takes a turn does. The same for every seed.
///
/// Exact where the orders of play are few enough: then each of the holdings that he can come to has a field of
/// distances, found backwards, those with the most first (all changes of Holdings are for good, so that their order has
/// no circles). That takes 2 bytes a cell and holdings, 32 MiB at most (of a level of millions of cells four fields),
/// and some nanoseconds each. Else all doors are open and all keys there, and where there are too many orders of
/// treasure, some of it is left out of them: of that the farthest counts.
class LeastSteps {
public:
    using Cell = ClockworkGround::Cell;

    static constexpr int never = std::numeric_limits<std::uint16_t>::max();

    /// Distances that are kept.
    static constexpr qint64 usualDistances = 16 * 1024 * 1024;

    /// `ground` must outlive this. With fewer distances more is left out.
    explicit LeastSteps(const ClockworkGround &ground, qint64 mostDistances = usualDistances);

    /// Numbers of holdings for searches to begin with: 0 are those of the start. Where this is exact, there are no
    /// others from which one can win.
    const StateTable<Holdings> &book() const { return m_isWhole ? m_book : m_beginning; }
    /// The steps from a cell for a hero with holdings of such a number; `never`: he cannot win any more, also without
    /// monsters. At most never - 1, however far it is.
    int from(Cell cell, int number, const Holdings &holdings) const;

private:
    using Field = std::vector<std::uint16_t>; ///< by cell

    /// A step or command that changes holdings or wins.
    struct Link {
        Cell from = 0;
        Cell to = 0;
        int number = 0; ///< of holdings after it; -1: it wins
    };
    using Links = std::vector<Link>;

    bool measureFrom(const Holdings &holdings);
    bool findHoldings(std::vector<Links> &links);
    void measure(int number, const Links &links);
    void measureWithout(const Holdings &held);
    void leaveOut(const std::vector<Cell> &treasure, std::size_t kept);
    Field fieldTo(Cell goal) const;
    int withoutLeftOut(Cell cell, const Holdings &rest) const;
    std::size_t mostHoldings() const;

    const ClockworkGround &m_ground;
    qint64 m_mostDistances;
    StateTable<Holdings> m_beginning; ///< what he holds at the start
    StateTable<Holdings> m_book;
    std::vector<Field> m_fields;                      ///< by number in m_book
    bool m_isWhole = true;                            ///< nothing is left out
    Holdings m_leftOut;                               ///< as if he had it
    std::vector<int> m_kept;                          ///< bits of the treasure that is not
    std::vector<std::pair<int, Field>> m_farTreasure; ///< that is left out: its bit and the ways to it
};
