#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/worstcase/pursuitscene.h"

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

/// What comes of the next action of those who hunt the hero, as numbers of positions: he decides whether `onward`
/// happens, and they which of the turned. Either may be missing.
struct PursuerAction {
    static constexpr int most = 16;

    int onward = -1;
    int turns = 0;
    std::array<int, most> turned{};

    void add(int position) { turned[std::size_t(turns++)] = position; }
};

/// Those who hunt the hero together, and act at the same moments. A position is a stance of each; positions have
/// numbers from 0.
class Pursuers {
public:
    Pursuers() = default;
    Pursuers(const Pursuers &) = delete;
    Pursuers &operator=(const Pursuers &) = delete;
    virtual ~Pursuers() = default;

    virtual int count() const = 0;
    /// In which they may begin.
    virtual std::vector<int> begins() const = 0;
    /// All of them, those to which an action leads straight on before those from which it does.
    virtual std::vector<int> endsFirst() const = 0;
    /// Where they stand, in the order of the monsters.
    virtual std::vector<Point> cells(int position) const = 0;
    virtual PursuerAction action(int position) const = 0;
    /// Whether something stops each of them, so that they can stay.
    virtual bool mayStay(int position) const = 0;
    /// Adds the positions whose next action may lead to this one.
    virtual void addBefore(int position, std::vector<int> &before) const = 0;
};

/// One monster: its stances are the positions.
class OnePursuer : public Pursuers {
public:
    /// Must outlive this.
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

/// Two monsters that pass through each other and come to no door: number a * count of the second + b.
class TwoPursuers : public Pursuers {
public:
    /// Both must outlive this. The product of their counts must be an int.
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
