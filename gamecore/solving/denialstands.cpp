#include "gamecore/solving/denialstands.h"

#include <algorithm>
#include <bit>

namespace {

/// Looks for stances while the hero waits.
class StandSearch {
public:
    StandSearch(DenialGame &game, const PatrolStances &stances, Point start)
        : m_game(game), m_stances(stances), m_start(start), m_isKnown(std::size_t(stances.count()), 0)
    {
    }

    /// Stances to which it comes, in the order of its actions.
    std::vector<int> find()
    {
        for (const int begin : m_stances.begins()) {
            if (m_game.isDeniedAtFirst(m_start, begin)) {
                act(begin);
            }
        }
        for (std::size_t i = 0; i < m_found.size(); ++i) {
            act(m_found[i]);
        }
        return m_found;
    }

private:
    /// A door stays closed: the hero is not there.
    void act(int from)
    {
        const Stance &stance = m_stances.at(from);
        if (!stance.mayTurn) {
            come(stance.onward);
            return;
        }
        for (const int turned : m_stances.on(stance.cell)) {
            come(turned);
        }
    }

    void come(int to)
    {
        const bool isHeld = m_stances.at(to).cell != m_start && m_game.isDenied(m_start, to);
        if (isHeld && m_isKnown[std::size_t(to)] == 0) {
            m_isKnown[std::size_t(to)] = 1;
            m_found.push_back(to);
        }
    }

    DenialGame &m_game;
    const PatrolStances &m_stances;
    Point m_start;
    std::vector<std::uint8_t> m_isKnown;
    std::vector<int> m_found;
};

struct Stand {
    Point cell;
    qint64 denied = 0; ///< cells of the hero
    int steps = 0;     ///< to the goal
};

bool tellsMore(const Stand &a, const Stand &b)
{
    if (a.denied != b.denied) {
        return a.denied > b.denied;
    }
    return a.steps != b.steps ? a.steps < b.steps : readsBefore(a.cell, b.cell);
}

/// Cells that lead to the goal.
std::vector<PursuitHero::Word> cellsToGoal(const PursuitHero &hero, const Grid<int> &steps)
{
    std::vector<PursuitHero::Word> cells(std::size_t(hero.words()), 0);
    for (int y = 0; y < steps.height(); ++y) {
        for (int x = 0; x < steps.width(); ++x) {
            if (steps.at({x, y}) > 0) {
                PursuitHero::set(cells.data(), hero.bitOf({x, y}));
            }
        }
    }
    return cells;
}

} // namespace

std::vector<Point> denialStands(DenialGame &game, const PatrolStances &stances, const PursuitHero &hero, Point start,
                                const Grid<int> &steps, int most)
{
    const std::vector<PursuitHero::Word> toGoal = cellsToGoal(hero, steps);
    std::vector<Stand> stands;
    for (const int number : StandSearch(game, stances, start).find()) {
        const Stance &stance = stances.at(number);
        if (!stance.mayTurn) {
            continue;
        }
        Stand stand{.cell = stance.cell, .steps = steps.at(stance.cell)};
        for (int i = 0; i < hero.words(); ++i) {
            stand.denied += std::popcount(toGoal[std::size_t(i)] & ~game.forced(number)[i]);
        }
        stands.push_back(stand);
    }
    std::stable_sort(stands.begin(), stands.end(), tellsMore);
    std::vector<Point> cells;
    for (const Stand &stand : stands) {
        if (int(cells.size()) < most && std::find(cells.begin(), cells.end(), stand.cell) == cells.end()) {
            cells.push_back(stand.cell);
        }
    }
    return cells.empty() ? std::vector<Point>{stances.at(stances.begins().front()).cell} : cells;
}
