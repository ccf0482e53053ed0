#include "gamecore/denial/denialstands.h"

#include <algorithm>
#include <bit>

namespace {

/// Looks for positions while the hero waits.
class StandSearch {
public:
    StandSearch(DenialGame &game, const Pursuers &pursuers, Point start)
        : m_game(game), m_pursuers(pursuers), m_start(start), m_isKnown(std::size_t(pursuers.count()), 0)
    {
    }

    /// Those to which they come, in the order of their actions.
    std::vector<int> find()
    {
        for (const int begin : m_pursuers.begins()) {
            if (m_game.isDeniedAtFirst(m_start, begin)) {
                act(begin);
            }
        }
        std::size_t acted = 0;
        while (acted < m_found.size()) { // it grows
            act(m_found[acted++]);
        }
        return m_found;
    }

private:
    /// A door stays closed: the hero is not there.
    void act(int from)
    {
        const PursuerAction action = m_pursuers.action(from);
        if (action.turns == 0) {
            come(action.onward);
        }
        for (int turn = 0; turn < action.turns; ++turn) {
            come(action.turned[std::size_t(turn)]);
        }
    }

    void come(int to)
    {
        const std::vector<Point> cells = m_pursuers.cells(to);
        const bool meets = std::find(cells.begin(), cells.end(), m_start) != cells.end();
        if (!meets && m_game.isDenied(m_start, to) && m_isKnown[std::size_t(to)] == 0) {
            m_isKnown[std::size_t(to)] = 1;
            m_found.push_back(to);
        }
    }

    DenialGame &m_game;
    const Pursuers &m_pursuers;
    Point m_start;
    std::vector<std::uint8_t> m_isKnown;
    std::vector<int> m_found;
};

struct Stand {
    int position = 0;
    std::vector<Point> cells = {};
    qint64 denied = 0; ///< cells of the hero
    int steps = 0;     ///< to the goal
};

bool tellsMore(const Stand &a, const Stand &b)
{
    if (a.denied != b.denied || a.steps != b.steps) {
        return a.denied != b.denied ? a.denied > b.denied : a.steps < b.steps;
    }
    return std::lexicographical_compare(a.cells.begin(), a.cells.end(), b.cells.begin(), b.cells.end(), readsBefore);
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

std::vector<int> denialStands(DenialGame &game, const Pursuers &pursuers, const PursuitHero &hero, Point start,
                              const Grid<int> &steps, int most)
{
    const std::vector<PursuitHero::Word> toGoal = cellsToGoal(hero, steps);
    std::vector<Stand> stands;
    for (const int position : StandSearch(game, pursuers, start).find()) {
        if (!pursuers.mayStay(position)) {
            continue;
        }
        Stand stand{.position = position, .cells = pursuers.cells(position)};
        for (const Point cell : stand.cells) {
            stand.steps += steps.at(cell);
        }
        for (int i = 0; i < hero.words(); ++i) {
            stand.denied += std::popcount(toGoal[std::size_t(i)] & ~game.forced(position)[i]);
        }
        stands.push_back(std::move(stand));
    }
    std::stable_sort(stands.begin(), stands.end(), tellsMore);
    std::vector<int> positions;
    std::vector<std::vector<Point>> taken;
    for (const Stand &stand : stands) {
        if (int(positions.size()) < most && std::find(taken.begin(), taken.end(), stand.cells) == taken.end()) {
            positions.push_back(stand.position);
            taken.push_back(stand.cells);
        }
    }
    return positions;
}
