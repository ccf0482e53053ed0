#pragma once

#include "gamecore/bots/perception.h"

#include <array>

/// How dangerous it is to be on the hero's cell and on those around it, by what the monsters whom a bot sees could
/// do within some of their actions: those on patrol go straight on until something stops them, all others anywhere.
class Threats {
public:
    static constexpr int mostActions = 5;

    /// What is feared of a monster, in percent: 100 is death, 0 nothing.
    struct Feared {
        Seen monster;
        int weight = 0;
    };

    /// Forgets all of them; from now on danger around `hero` is asked.
    void begin(Point hero);
    /// Adds what somebody could do within so many actions, at most mostActions. `world` is theirs.
    void add(const World &world, const Feared &feared, int actions);
    /// What being on a cell costs, in half steps: for whom it is worth, so many he rather walks. 0 for cells that are
    /// not beside the hero.
    int at(Point cell) const;
    bool isEmpty() const { return m_isEmpty; }

private:
    static constexpr int side = 2 * mostActions + 3; ///< of the square around the hero that matters

    struct State {
        Point cell;
        Direction facing;
    };

    void addTo(Point cell, int cost);
    void addWalk(const World &world, const Feared &feared, int last);
    void addFire(const Feared &feared, int range);
    bool isFirstOn(State state);
    void walk(const World &world, State state, std::vector<State> &next, bool isOnPatrol);
    void reach(State state, std::vector<State> &next);
    int placeOf(Point cell) const;

    Point m_hero;
    std::array<int, 9> m_costs{};
    bool m_isEmpty = true;
    std::array<std::uint8_t, std::size_t(side) * side> m_reached{}; ///< by straight direction, a bit
    std::vector<State> m_now;
    std::vector<State> m_next;
};
