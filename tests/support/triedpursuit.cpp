#include "tests/support/triedpursuit.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>

namespace {

using State = PlayedPursuit::State;
using PlayedOutcome = PlayedPursuit::Outcome;

/// Numbered states, each with the results of all commands of the hero, as numbers of states.
class WholePursuit {
public:
    explicit WholePursuit(const PlayedPursuit &pursuit) : m_pursuit(pursuit) {}

    bool explore(int mostStates)
    {
        for (const State &begin : m_pursuit.begins()) {
            m_begins.push_back(numberOf(begin));
        }
        for (; !m_open.empty() && int(m_options.size()) <= mostStates; m_open.pop_front()) {
            std::vector<std::vector<int>> options;
            bool wins = false;
            for (const PlayedOutcome &outcome : m_pursuit.outcomes(m_open.front())) {
                wins = wins || outcome.isThere;
                if (!outcome.isThere && !outcome.isDead) {
                    options.push_back(numbersOf(outcome.states));
                }
            }
            m_isWon.push_back(wins ? 1 : 0);
            m_options.push_back(std::move(options));
        }
        return m_open.empty();
    }

    /// True if the hero cannot force his way to the goal from at least one initial state.
    bool isDenied()
    {
        for (bool hasMore = true; hasMore;) {
            hasMore = false;
            for (std::size_t i = 0; i < m_options.size(); ++i) {
                const bool isNew = m_isWon[i] == 0
                                   && std::any_of(m_options[i].begin(), m_options[i].end(),
                                                  [this](const std::vector<int> &states) { return areWon(states); });
                m_isWon[i] = isNew ? 1 : m_isWon[i];
                hasMore = hasMore || isNew;
            }
        }
        return std::any_of(m_begins.begin(), m_begins.end(),
                           [this](int begin) { return m_isWon[std::size_t(begin)] == 0; });
    }

private:
    int numberOf(const State &state)
    {
        const auto [place, isNew] = m_numbers.try_emplace(m_pursuit.keyOf(state), int(m_numbers.size()));
        if (isNew) {
            m_open.push_back(state);
        }
        return place->second;
    }
    std::vector<int> numbersOf(const std::vector<State> &states)
    {
        std::vector<int> numbers;
        for (const State &state : states) {
            numbers.push_back(numberOf(state));
        }
        return numbers;
    }
    bool areWon(const std::vector<int> &states) const
    {
        return std::all_of(states.begin(), states.end(),
                           [this](int state) { return m_isWon[std::size_t(state)] != 0; });
    }

    const PlayedPursuit &m_pursuit;
    std::map<PlayedPursuit::Key, int> m_numbers;
    std::deque<State> m_open;
    std::vector<int> m_begins;
    std::vector<std::vector<std::vector<int>>> m_options;
    std::vector<std::uint8_t> m_isWon;
};

} // namespace

std::optional<bool> isDeniedByRules(const PlayedPursuit &pursuit, int mostStates)
{
    WholePursuit whole(pursuit);
    return whole.explore(mostStates) ? std::optional(whole.isDenied()) : std::nullopt;
}

TriedPursuit tryAll(const PlayedPursuit &pursuit, const State &begin, const Steering &steering, int mostStates)
{
    TriedPursuit tried;
    std::deque<State> open{begin};
    std::set<PlayedPursuit::Key> known{pursuit.keyOf(begin)};
    for (; !open.empty() && tried.states < mostStates && !tried.isGoalReached; open.pop_front()) {
        ++tried.states;
        for (PlayedOutcome &outcome : pursuit.outcomes(open.front())) {
            tried.isGoalReached = tried.isGoalReached || outcome.isThere;
            if (!outcome.isThere && !outcome.isDead) {
                State &chosen = outcome.states[steering(outcome.states)];
                if (known.insert(pursuit.keyOf(chosen)).second) {
                    open.push_back(std::move(chosen));
                }
            }
        }
    }
    tried.isExhausted = open.empty();
    return tried;
}
