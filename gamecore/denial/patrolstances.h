#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/denial/pursuitscene.h"

#include <array>
#include <optional>

/// Where a monster on its rounds stands and which way it faces, between two of its actions.
struct Stance {
    Point cell;
    Direction facing = Direction::North;
    int onward = -1;      ///< number of the stance to which its next action leads straight on; -1: it does not
    bool mayTurn = false; ///< its next action turns it to one of four ways: something stops it

    /// Before a door the hero decides which of the two it is.
    bool isBeforeDoor() const { return onward >= 0 && mayTurn; }
};

/// All stances that a monster can come to on its rounds (gamecore/rules/monster.h), by numbers from 0. Linear in them
/// and in the cells of the level.
class PatrolStances {
public:
    static constexpr int none = -1;

    /// A facing of its own that the level gives; nothing: any. With more than `most` stances it is given up.
    static std::optional<PatrolStances> of(const PursuitScene &scene, Point cell, std::optional<Direction> facing,
                                           qint64 most);

    int count() const { return int(m_stances.size()); }
    const Stance &at(int number) const { return m_stances[std::size_t(number)]; }
    /// With which it may begin.
    const std::vector<int> &begins() const { return m_begins; }
    /// All of them, those in which it is stopped before those that lead straight to them.
    const std::vector<int> &endsFirst() const { return m_endsFirst; }
    /// By facing, in the order of straightDirections; none where it does not come to. All four are there on a cell
    /// where it may turn.
    const std::array<int, 4> &on(Point cell) const { return m_onCells[std::size_t(m_places.at(cell))]; }
    /// The number of a stance, or none.
    int numberOf(Point cell, Direction facing) const;
    /// Stances whose next action may lead to this one; `use(int)` takes numbers.
    template<typename Use>
    void forEachBefore(int number, const Use &use) const
    {
        if (const int before = beforeOf(number); before != none) {
            use(before);
        }
        for (const int beside : on(at(number).cell)) {
            if (beside != none && at(beside).mayTurn) {
                use(beside);
            }
        }
    }

private:
    explicit PatrolStances(Size size) : m_places(size, none) {}
    int add(Point cell, Direction facing);
    void lookOn(const PursuitScene &scene, int number);
    void orderByEnds();
    /// That which leads straight on to this one.
    int beforeOf(int number) const;

    std::vector<Stance> m_stances;
    std::vector<int> m_begins;
    std::vector<int> m_endsFirst;
    Grid<int> m_places; ///< in m_onCells
    std::vector<std::array<int, 4>> m_onCells;
};
