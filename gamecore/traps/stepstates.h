#pragma once

#include "gamecore/traps/trapground.h"
#include "gamecore/world/command.h"

/// A hero on his way through a level, with all that he has changed in it.
struct StepState {
    int cell = 0;               ///< Grid::index
    std::uint64_t opened = 0;   ///< a bit a door, then one a key of Ground::keys() that is a plate and was pressed
    std::uint64_t taken = 0;    ///< a bit an item
    std::uint64_t treasure = 0; ///< a bit a cell with treasure that is gone

    friend bool operator==(const StepState &, const StepState &) = default;
};

struct StepStateHash {
    std::size_t operator()(const StepState &state) const;
};

/// What such a hero may do, by the rules of steps, doors, plates and pick-ups (gamecore/rules/hero.h, arrival.h,
/// bag.h), on ground that drifts too. Treasure and what `win` asks for as in TrapGoals.
class StepRules {
public:
    /// All must outlive this. `cells`: that he may come to at most.
    StepRules(const TrapQuestion &asked, const Ground &ground, const TrapGoals &goals, const BitGrid &cells);

    /// Whether states have room for all of it, and his bag too.
    bool fits() const;
    StepState start() const { return {.cell = int(index(m_asked.start))}; }
    Point cellOf(const StepState &state) const;

    struct Next {
        StepState state;
        Command command;
        bool isWon = false;
    };
    /// Everything that changes the state or wins. `come` gets the cells that he comes to.
    void addNext(const StepState &state, std::vector<Next> &next, std::vector<Point> *come = nullptr) const;

    /// The key that a door uses up; nothing if it uses up none.
    std::optional<QString> keySpentOn(Point door) const;
    bool hasTreasureLeft(const StepState &state, std::size_t treasure) const
    {
        return (state.treasure >> treasure & 1U) == 0;
    }

private:
    static constexpr int none = -1;
    struct Walk;

    std::size_t index(Point cell) const { return m_asked.level.terrain.index(cell); }
    std::uint64_t plateBit(int key) const { return std::uint64_t(1) << (m_doors.size() + std::size_t(key)); }
    bool isOpen(Point cell, const StepState &state) const;
    int held(int key, const StepState &state) const;
    bool opens(Point door, const StepState &state) const;
    bool come(Point cell, StepState &state) const;
    void step(const StepState &state, Direction direction, std::vector<Next> &next, std::vector<Point> *come) const;
    void pickUp(const StepState &state, std::vector<Next> &next) const;
    bool isAllTaken(const StepState &state) const;
    bool isVictory(int occasion, Point cell, const StepState &state) const;

    const TrapQuestion &m_asked;
    const Ground &m_ground;
    const TrapGoals &m_goals;
    std::vector<Point> m_doors; ///< without gates
    std::vector<TrapItem> m_items;
    std::vector<int> m_held;            ///< by key
    std::vector<int> m_doorAt;          ///< by cell
    std::vector<int> m_treasureAt;      ///< likewise
    std::vector<int> m_plateAt;         ///< likewise: its key
    std::vector<std::uint8_t> m_exitAt; ///< likewise
};
