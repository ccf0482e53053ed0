#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/worstcase/pursuitscene.h"

#include <array>
#include <optional>

/// The cell and facing of a patrol between two of its actions.
struct Stance {
    Point cell;
    Direction facing = Direction::North;
    int onward = -1;      ///< number of the stance after a step straight on; -1 if that is impossible
    bool mayTurn = false; ///< the cell ahead is a door or closed; the next action may turn the patrol to any side

    /// True before a door, where the hero chooses whether the monster moves on or turns.
    bool isBeforeDoor() const { return onward >= 0 && mayTurn; }
};

/// All stances that a patrol can reach (gamecore/rules/monster.h), numbered from 0. Time and memory are linear in the
/// number of stances and the number of cells in the level.
class PatrolStances {
public:
    static constexpr int none = -1;

    /// Computes the stances of a patrol that starts on `cell`. `facing` is its facing at the start, if the level
    /// defines one. std::nullopt if there are more than `most` stances.
    static std::optional<PatrolStances> of(const PursuitScene &scene, Point cell, std::optional<Direction> facing,
                                           qint64 most);

    int count() const { return int(m_stances.size()); }
    const Stance &at(int number) const { return m_stances[std::size_t(number)]; }
    /// Returns the numbers of the stances in which the patrol may begin.
    const std::vector<int> &begins() const { return m_begins; }
    /// Returns the numbers of all stances, sorted so that each comes after its `onward` stance, if it has one.
    const std::vector<int> &endsFirst() const { return m_endsFirst; }
    /// Returns the numbers of the stances on a cell by facing, in the order of straightDirections; `none` for a stance
    /// out of reach. `cell` must have at least one stance. A cell where the patrol may turn has all four.
    const std::array<int, 4> &on(Point cell) const { return m_onCells[std::size_t(m_places.at(cell))]; }
    /// Returns the number of a stance; `none` if the patrol cannot reach the stance.
    int numberOf(Point cell, Direction facing) const;
    /// Calls `use(int)` with the number of each stance from which the next action may lead to stance `number`.
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
    /// Returns the number of the stance from which a step straight on leads to stance `number`; `none` if there is
    /// none.
    int beforeOf(int number) const;

    std::vector<Stance> m_stances;
    std::vector<int> m_begins;
    std::vector<int> m_endsFirst;
    Grid<int> m_places;                        ///< index in m_onCells; `none` for cells without stances
    std::vector<std::array<int, 4>> m_onCells; ///< by index in m_places: numbers of the stances on a cell, by facing
};

/// The positions that may follow the next action of the pursuers. Before a door, both `onward` and `turned` are set:
/// the hero chooses between them, and the monster chooses one of `turned`. Otherwise only one of the two is set.
struct PursuerAction {
    static constexpr int most = 16;

    int onward = -1; ///< position after moving straight on; -1 if that is impossible, and always -1 for TwoPursuers
    int turns = 0;   ///< number of positions in `turned`
    std::array<int, most> turned{}; ///< positions among which the monsters choose; TwoPursuers puts all positions here

    void add(int position) { turned[std::size_t(turns++)] = position; }
};

/// The monsters that hunt the hero together and act at the same moments. A position consists of one stance for each
/// monster. Positions are numbered from 0.
class Pursuers {
public:
    Pursuers() = default;
    Pursuers(const Pursuers &) = delete;
    Pursuers &operator=(const Pursuers &) = delete;
    virtual ~Pursuers() = default;

    /// Returns the number of positions.
    virtual int count() const = 0;
    /// Returns the positions in which the monsters may begin.
    virtual std::vector<int> begins() const = 0;
    /// Returns all positions, each of them after the position straight ahead of it (PatrolStances::endsFirst()).
    virtual std::vector<int> endsFirst() const = 0;
    /// Returns the monsters' cells, in the order of the monsters.
    virtual std::vector<Point> cells(int position) const = 0;
    /// Returns the positions that may follow `position`.
    virtual PursuerAction action(int position) const = 0;
    /// True if every monster may turn (Stance::mayTurn), so that all can stay on their cells by turning.
    virtual bool mayStay(int position) const = 0;
    /// Adds to `before` the positions from which the next action may lead to `position`.
    virtual void addBefore(int position, std::vector<int> &before) const = 0;
};

/// A single monster, whose stances are the positions.
class OnePursuer : public Pursuers {
public:
    /// `stances` must outlive this object.
    explicit OnePursuer(const PatrolStances &stances) : m_stances(stances) {}

    int count() const override { return m_stances.count(); }
    std::vector<int> begins() const override { return m_stances.begins(); }
    std::vector<int> endsFirst() const override { return m_stances.endsFirst(); }
    std::vector<Point> cells(int position) const override { return {m_stances.at(position).cell}; }
    PursuerAction action(int position) const override;
    bool mayStay(int position) const override { return m_stances.at(position).mayTurn; }
    void addBefore(int position, std::vector<int> &before) const override;

private:
    const PatrolStances &m_stances;
};

/// Two monsters that pass through each other and never come to a door. If the first monster is in stance a and the
/// second in stance b, the number of their position is a * n + b, where n is the number of stances of the second.
class TwoPursuers : public Pursuers {
public:
    /// Both arguments must outlive this object. The product of their numbers of stances must fit into an int.
    TwoPursuers(const PatrolStances &first, const PatrolStances &second) : m_first(first), m_second(second) {}

    int count() const override { return m_first.count() * m_second.count(); }
    std::vector<int> begins() const override { return together(m_first.begins(), m_second.begins()); }
    std::vector<int> endsFirst() const override { return together(m_first.endsFirst(), m_second.endsFirst()); }
    std::vector<Point> cells(int position) const override;
    PursuerAction action(int position) const override;
    bool mayStay(int position) const override;
    void addBefore(int position, std::vector<int> &before) const override;

private:
    int numberOf(int first, int second) const { return first * m_second.count() + second; }
    int firstOf(int position) const { return position / m_second.count(); }
    int secondOf(int position) const { return position % m_second.count(); }
    std::vector<int> together(const std::vector<int> &first, const std::vector<int> &second) const;

    const PatrolStances &m_first;
    const PatrolStances &m_second;
};
