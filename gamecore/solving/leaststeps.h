#pragma once

#include "gamecore/solving/openground.h"

#include <limits>

/// How many steps the hero of a level needs to victory at least: as if there were no monsters and nothing hurt. Opening
/// a door counts as a step, and what takes a turn does. The same for every seed.
///
/// Exact where the orders of play are few enough: then each of the holdings that he can come to has a field of
/// distances, found backwards, those with the most first (all changes of Holdings are for good, so that their order has
/// no circles). That takes 2 bytes a cell and holdings, 32 MiB at most, and some nanoseconds each. Else all doors are
/// open and what is exact is the order in which treasure is taken; where that is still too much, the farthest goal that
/// is still wanted tells.
class LeastSteps {
public:
    using Cell = ClockworkGround::Cell;

    static constexpr int never = std::numeric_limits<std::uint16_t>::max();

    /// `ground` must outlive this.
    explicit LeastSteps(const ClockworkGround &ground);

    /// Numbers of holdings for searches to begin with: 0 are those of the start. Where this is exact, there are no
    /// others from which one can win.
    const HoldingsBook &book() const { return m_scope == Scope::All ? m_book : m_beginning; }
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

    /// What the orders of play are made of.
    enum class Scope : std::uint8_t { All, Treasure, FarthestGoal };

    bool measureFrom(const Holdings &holdings);
    bool findHoldings(std::vector<Links> &links);
    void measure(int number, const Links &links);
    void measureGoals();
    Field fieldTo(const std::vector<Cell> &goals) const;

    const ClockworkGround &m_ground;
    Scope m_scope = Scope::All;
    HoldingsBook m_beginning; ///< what he holds at the start
    HoldingsBook m_book;
    Holdings m_allOpen;
    std::vector<Field> m_fields;                       ///< by number in m_book
    std::vector<std::pair<int, Field>> m_treasureWays; ///< for the farthest goal, with the bit of the treasure
    Field m_exitWays;                                  ///< likewise; empty: no exit is wanted
};
