#pragma once

#include "gamecore/solving/clockworkground.h"

/// Spreads numbers of steps backwards over the cells of a level, from cells from which they are known: a field of
/// distances (Dijkstra with steps of one). Keeps its memory from field to field.
class BackwardSpread {
public:
    using Cell = ClockworkGround::Cell;
    using Field = std::vector<std::uint16_t>; ///< by cell

    /// The steps of cells that no way leads from.
    static constexpr std::uint16_t never = 0xffff;

    /// `ground` must outlive this.
    explicit BackwardSpread(const ClockworkGround &ground) : m_ground(ground) {}

    /// A cell that needs so many steps at most.
    void add(Cell cell, int steps) { m_sources.push_back({steps, cell}); }
    enum class Spots : std::uint8_t {
        Stop, ///< he comes to no cell that would change what he holds, nor to one where he wins
        Pass  ///< what lies there is not looked at
    };
    /// The field of a hero with some holdings, which he keeps. At most never - 1, however far it is. Forgets what was
    /// added.
    Field spread(const Holdings &holdings, Spots spots);

private:
    struct Source {
        int steps = 0;
        Cell cell = 0;
    };

    bool isCrossed(Cell cell) const;
    void settle(Cell cell, int steps, Field &field);
    void lookBack(Cell cell, const Field &field);

    const ClockworkGround &m_ground;
    const Holdings *m_holdings = nullptr; ///< those of the field at hand
    Spots m_spots = Spots::Stop;
    std::vector<Source> m_sources;
    std::vector<Cell> m_front;
    std::vector<Cell> m_next;
};
