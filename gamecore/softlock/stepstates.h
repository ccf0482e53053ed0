#pragma once

#include "gamecore/softlock/trapground.h"
#include "gamecore/world/command.h"

/// A hero on his way through a level, with all that he has changed in it.
struct StepState {
    int cell = 0;               ///< Grid::index
    std::uint64_t opened = 0;   ///< a bit a door, then one a key of Ground::keys() that is a plate and was pressed
    std::uint64_t taken = 0;    ///< a bit an item
    std::uint64_t treasure = 0; ///< a bit a cell with treasure that is gone

    std::uint64_t hash() const;
    friend bool operator==(const StepState &, const StepState &) = default;
};

/// What such a hero may do, by the rules of steps, doors, plates and pick-ups (gamecore/rules/turn.cpp, arrival.h,
/// bag.h), on ground that drifts too. Treasure and what `win` asks for as in TrapGoals.
class StepRules {
public:
    /// All must outlive this. `cells`: that he may come to at most.
    StepRules(const TrapQuestion &asked, const Ground &ground, const TrapGoals &goals, const BitGrid &cells);

    /// Whether states have room for all of it, and his bag too.
    bool fits() const;
    StepState start() const { return {.cell = int(index(m_asked.start))}; }
    Point cellOf(const StepState &state) const { return cellAt(state.cell); }

    struct Next {
        StepState state;
        Command command;
        bool isWon = false;
    };
    /// Everything that changes the state or wins. `come` gets the cells that he comes to.
    void addNext(const StepState &state, std::vector<Next> &next, std::vector<Point> *come = nullptr) const;

    /// A step with some doors open and plates pressed, whoever takes it.
    struct Way {
        int to = 0;                 ///< Grid::index
        std::uint64_t treasure = 0; ///< on cells that it comes to, a bit each
        bool pressesPlate = false;  ///< one that was not pressed
        bool comesToExit = false;   ///< which wins if nothing else is asked for any more
        bool comesToStairs = false;
    };
    /// Nothing if it is not open.
    std::optional<Way> wayOf(int cell, Direction direction, std::uint64_t opened) const;
    /// Whether a hero can stand on a cell who did not start there.
    bool isGround(int cell, std::uint64_t opened) const { return isOpen(cellAt(cell), {.opened = opened}); }
    /// Whether there may be something to do on a cell beside steps.
    bool mayAct(int cell, std::uint64_t opened) const;
    bool isStairs(int cell) const { return m_stairsAt[std::size_t(cell)] != 0; }
    bool isExit(int cell) const { return m_exitAt[std::size_t(cell)] != 0; }
    bool isAllTaken(std::uint64_t treasure) const;
    int stride() const { return m_ground.rules().moves == 8 ? 1 : 2; }
    int indexOf(Point cell) const { return int(index(cell)); }
    int cellCount() const { return int(m_doorAt.size()); }

    /// The key that a door uses up; nothing if it uses up none.
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
    std::vector<Point> m_doors; ///< without gates
    std::vector<TrapItem> m_items;
    std::vector<int> m_held;              ///< by key
    std::vector<int> m_doorAt;            ///< by cell
    std::vector<int> m_treasureAt;        ///< likewise
    std::vector<int> m_plateAt;           ///< likewise: its key
    std::vector<std::uint8_t> m_exitAt;   ///< likewise
    std::vector<std::uint8_t> m_stairsAt; ///< likewise
    std::vector<std::uint8_t> m_itemAt;   ///< likewise
};
