#pragma once

#include "gamecore/softlock/trap.h"
#include "gamecore/world/command.h"

/// A search state: the hero's cell and everything that he has changed in the level.
struct StepState {
    int cell = 0;               ///< Grid::index
    std::uint64_t opened = 0;   ///< one bit for each open door, then one for each key in Ground::keys() whose plate is
                                ///< pressed
    std::uint64_t taken = 0;    ///< one bit for each item taken (trapItemsOf())
    std::uint64_t treasure = 0; ///< one bit for each cell of TrapGoals::treasure whose treasure is taken

    std::uint64_t hash() const;
    friend bool operator==(const StepState &, const StepState &) = default;
};

/// The hero's possible actions by the rules of steps, doors, plates and items (gamecore/rules/turn.cpp, arrival.h,
/// bag.h), including terrain that moves him on. Treasure and victory follow TrapGoals.
class StepRules {
public:
    /// All arguments must outlive this object. `cells` includes every cell that the hero can reach.
    StepRules(const TrapInput &asked, const Ground &ground, const TrapGoals &goals, const BitGrid &cells);

    /// True if doors, keys, items and treasure fit into the bits of a state, and all items into the bag. Otherwise
    /// states cannot be used.
    bool fits() const;
    /// Returns the state at the beginning.
    StepState start() const { return {.cell = int(index(m_asked.start))}; }
    Point cellOf(const StepState &state) const { return cellAt(state.cell); }

    /// The result of an action.
    struct Next {
        StepState state;
        Command command;
        bool isWon = false;
    };
    /// Appends to `next` every action that changes the state or wins. Appends to `come`, unless null, the cells that
    /// the hero enters in these actions.
    void addNext(const StepState &state, std::vector<Next> &next, std::vector<Point> *come = nullptr) const;

    /// The effect of a step with certain open doors and pressed plates, whatever else is in the state.
    struct Way {
        int to = 0;                 ///< cell where the step ends, as Grid::index
        std::uint64_t treasure = 0; ///< cells of TrapGoals::treasure that the step enters, one bit each
        bool pressesPlate = false;  ///< the step enters a plate that is not pressed yet
        bool comesToExit = false;   ///< the step enters an exit; it wins if no other goal is left
        bool comesToStairs = false; ///< the step enters stairs
    };
    /// Returns the effect of a step. `opened` is StepState::opened. std::nullopt if the step is blocked.
    std::optional<Way> wayOf(int cell, Direction direction, std::uint64_t opened) const;
    /// True if the hero can walk onto a cell. False for a start on impassable terrain.
    bool isGround(int cell, std::uint64_t opened) const { return isOpen(cellAt(cell), {.opened = opened}); }
    /// True if the hero, standing on a cell, may be able to do something other than a step: pick up an item, open a
    /// door beside it, or take stairs.
    bool mayAct(int cell, std::uint64_t opened) const;
    bool isStairs(int cell) const { return m_stairsAt[std::size_t(cell)] != 0; }
    bool isExit(int cell) const { return m_exitAt[std::size_t(cell)] != 0; }
    /// True if all required treasure is taken.
    bool isAllTaken(std::uint64_t treasure) const;
    /// Returns the increment for loops over Direction: 1 with eight-way moves, else 2.
    int stride() const { return m_ground.rules().moves == 8 ? 1 : 2; }
    int indexOf(Point cell) const { return int(index(cell)); }
    int cellCount() const { return int(m_doorAt.size()); }

    /// Returns the catalogue key of the item that opening a door uses up; std::nullopt if it uses up none.
    std::optional<QString> keySpentOn(Point door) const;

private:
    static constexpr int none = -1;
    struct Walk;

    std::size_t index(Point cell) const { return m_asked.level.terrain.index(cell); }
    Point cellAt(int index) const { return {index % m_ground.size().width, index / m_ground.size().width}; }
    std::uint64_t plateBit(int key) const { return std::uint64_t(1) << (m_doors.size() + std::size_t(key)); }
    bool isOpen(Point cell, const StepState &state) const;
    int held(int key, const StepState &state) const;
    bool opens(Point door, const StepState &state) const;
    bool come(Point cell, StepState &state) const;
    void step(const StepState &state, Direction direction, std::vector<Next> &next, std::vector<Point> *come) const;
    void pickUp(const StepState &state, std::vector<Next> &next) const;
    bool isVictory(int occasion, Point cell, const StepState &state) const;

    const TrapInput &m_asked;
    const Ground &m_ground;
    const TrapGoals &m_goals;
    std::vector<Point> m_doors; ///< excludes gates
    std::vector<TrapItem> m_items;
    std::vector<int> m_held;              ///< by key
    std::vector<int> m_doorAt;            ///< by cell: index in m_doors
    std::vector<int> m_treasureAt;        ///< by cell: index in TrapGoals::treasure
    std::vector<int> m_plateAt;           ///< by cell: index in Ground::keys() of the plate
    std::vector<std::uint8_t> m_exitAt;   ///< by cell
    std::vector<std::uint8_t> m_stairsAt; ///< by cell
    std::vector<std::uint8_t> m_itemAt;   ///< by cell
};
