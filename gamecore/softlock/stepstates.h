#pragma once

#include "gamecore/softlock/trapground.h"
#include "gamecore/world/command.h"

/// A search state: the hero's cell and everything that he has changed in the level.
struct StepState {
    int cell = 0;               ///< Grid::index
    std::uint64_t opened = 0;   ///< one bit a door, then one for each pressed plate among Ground::keys()
    std::uint64_t taken = 0;    ///< one bit an item
    std::uint64_t treasure = 0; ///< one bit for each treasure cell that is taken

    std::uint64_t hash() const;
    friend bool operator==(const StepState &, const StepState &) = default;
};

/// The hero's possible actions by the rules of steps, doors, plates and items (gamecore/rules/turn.cpp, arrival.h,
/// bag.h), including moving terrain. Treasure and victory follow TrapGoals.
class StepRules {
public:
    /// All arguments must outlive this object. `cells` includes every cell that the hero can reach.
    StepRules(const TrapQuestion &asked, const Ground &ground, const TrapGoals &goals, const BitGrid &cells);

    /// True if doors, plates, items and treasure fit into the bits of a state, and the items into the bag.
    bool fits() const;
    StepState start() const { return {.cell = int(index(m_asked.start))}; }
    Point cellOf(const StepState &state) const { return cellAt(state.cell); }

    struct Next {
        StepState state;
        Command command;
        bool isWon = false;
    };
    /// Adds every action that changes the state or wins. Appends the cells that the hero enters to `come`.
    void addNext(const StepState &state, std::vector<Next> &next, std::vector<Point> *come = nullptr) const;

    /// A step with some doors open and plates pressed, in any state.
    struct Way {
        int to = 0;                 ///< Grid::index
        std::uint64_t treasure = 0; ///< treasure on the cells that the step enters, one bit each
        bool pressesPlate = false;  ///< a plate that is not pressed yet
        bool comesToExit = false;   ///< wins if no other goal is left
        bool comesToStairs = false;
    };
    /// Returns the effect of a step; std::nullopt if it is blocked.
    std::optional<Way> wayOf(int cell, Direction direction, std::uint64_t opened) const;
    /// True if a hero can stand on a cell; a start on other terrain does not count.
    bool isGround(int cell, std::uint64_t opened) const { return isOpen(cellAt(cell), {.opened = opened}); }
    /// True if the hero may have something to do on a cell other than steps.
    bool mayAct(int cell, std::uint64_t opened) const;
    bool isStairs(int cell) const { return m_stairsAt[std::size_t(cell)] != 0; }
    bool isExit(int cell) const { return m_exitAt[std::size_t(cell)] != 0; }
    bool isAllTaken(std::uint64_t treasure) const;
    int stride() const { return m_ground.rules().moves == 8 ? 1 : 2; }
    int indexOf(Point cell) const { return int(index(cell)); }
    int cellCount() const { return int(m_doorAt.size()); }

    /// Returns the key that a door uses up; std::nullopt if it uses up none.
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

    const TrapQuestion &m_asked;
    const Ground &m_ground;
    const TrapGoals &m_goals;
    std::vector<Point> m_doors; ///< excludes gates
    std::vector<TrapItem> m_items;
    std::vector<int> m_held;              ///< by key
    std::vector<int> m_doorAt;            ///< by cell: index in m_doors
    std::vector<int> m_treasureAt;        ///< by cell: index in TrapGoals::treasure
    std::vector<int> m_plateAt;           ///< by cell: key number of the plate
    std::vector<std::uint8_t> m_exitAt;   ///< by cell
    std::vector<std::uint8_t> m_stairsAt; ///< by cell
    std::vector<std::uint8_t> m_itemAt;   ///< by cell
};
