#pragma once

#include "gamecore/bots/perception.h"

#include <array>

/// The danger on the hero's cell and the eight cells around it, from the next actions of the monsters that a bot
/// perceives. Patrols are expected to go straight on until an obstacle stops them; all other monsters are expected to
/// go anywhere.
class Threats {
public:
    static constexpr int mostActions = 5;

    /// A monster with its danger in percent: 100 is certain death, 0 is harmless.
    struct Feared {
        Seen monster;
        int weight = 0;
    };

    /// Clears all dangers. Dangers added later are those around the cell `hero`.
    void begin(Point hero);
    /// Adds the danger of a monster's next actions. `actions` is their number, at most mostActions.
    void add(const World &world, const Feared &feared, int actions);
    /// Returns the danger of a cell, as the detour in half steps that avoiding the cell is worth. 0 for cells farther
    /// than one step from the hero.
    int at(Point cell) const;
    bool isEmpty() const { return m_isEmpty; }

private:
    static constexpr int side = 2 * mostActions + 3; ///< side of the square around the hero in which monsters count

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
    std::array<std::uint8_t, std::size_t(side) * side>
        m_reached{}; ///< by cell of the square: a bit for each straight direction, and a bit for isFirstOn()
    std::vector<State> m_now;
    std::vector<State> m_next;
};
