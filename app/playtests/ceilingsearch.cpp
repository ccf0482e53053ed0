#include "app/playtests/ceilingsearch.h"

#include <algorithm>
#include <array>
#include <utility>

namespace {

/// Letters, indexed by Solvable.
constexpr std::array<char, solvableCount> letters{'c', 'n', 'u'};

/// Returns the step time of the quickest bot. Searches use it, since otherwise a bot could win a game reported as
/// unwinnable.
int quickestStep(const std::vector<Bot> &bots)
{
    int stepMs = usualStepMs;
    for (const Bot &bot : bots) {
        stepMs = std::min(stepMs, bot.stepMs);
    }
    return stepMs;
}

/// Returns the number of consecutive games that all bots have played.
qint64 countOf(const CeilingSearch::Ends &played)
{
    const auto fewest = std::min_element(played.begin(), played.end(),
                                         [](const QByteArray &a, const QByteArray &b) { return a.size() < b.size(); });
    return fewest == played.end() ? 0 : fewest->size();
}

bool isWonBySomebody(const CeilingSearch::Ends &played, qint64 seed)
{
    return std::any_of(played.begin(), played.end(), [seed](const QByteArray &ends) { return ends.at(seed) == 'w'; });
}

} // namespace

char WinnableGames::letterOf(Solvable answer)
{
    return letters[std::size_t(answer)];
}

std::optional<Solvable> WinnableGames::answerOf(char letter)
{
    const auto place = std::find(letters.begin(), letters.end(), letter);
    return place == letters.end() ? std::nullopt : std::optional(Solvable(place - letters.begin()));
}

Ceiling WinnableGames::ceiling() const
{
    Ceiling ceiling;
    for (const char letter : answers) {
        if (const std::optional<Solvable> answer = answerOf(letter)) {
            ceiling.add(*answer);
        }
    }
    return ceiling;
}

CeilingSearch::CeilingSearch(const Course &course, const std::vector<Bot> &bots, WinnableGames known)
    : m_course(course), m_isAsked(isAsked(course)), m_bounds{.states = mostStates, .stepMs = quickestStep(bots)},
      m_solved(std::move(known)), m_next(m_solved.answers.size())
{
}

bool CeilingSearch::isAsked(const Course &course)
{
    return course.levels.size() == 1 && course.levels.front().level().size().area() <= mostCells;
}

bool CeilingSearch::searchNext(const Ends &played, const std::atomic<bool> &isCancelled)
{
    const std::optional<qint64> seed = m_isAsked ? take(played) : std::nullopt;
    if (!seed || isCancelled) {
        return false;
    }
    const Solution solution = solver().solve(std::uint64_t(*seed), m_bounds, {.isCancelled = &isCancelled});
    if (isCancelled) {
        return false;
    }
    m_spent += solution.states;
    const std::lock_guard lock(m_answering);
    put(*seed, {solution.solvable, solution.states});
    return true;
}

/// Returns the next game that needs a search; on the way, games that were won are answered without one. std::nullopt if
/// there is none.
std::optional<qint64> CeilingSearch::take(const Ends &played)
{
    const std::lock_guard lock(m_answering);
    const qint64 end = countOf(played);
    while (m_next < end && isWonBySomebody(played, m_next)) {
        put(m_next++, {.solvable = Solvable::Can});
    }
    return m_next < end && m_solved.states < mostStatesInAll ? std::optional(m_next++) : std::nullopt;
}

/// Adds an answer. Answers count in the order of seeds until all states are spent, regardless of threads and timing.
void CeilingSearch::put(qint64 seed, const Answer &answer)
{
    m_ahead.insert_or_assign(seed, answer);
    for (auto first = m_ahead.begin();
         first != m_ahead.end() && first->first == m_solved.answers.size() && m_solved.states < mostStatesInAll;
         first = m_ahead.erase(first)) {
        m_solved.answers.append(WinnableGames::letterOf(first->second.solvable));
        m_solved.states += first->second.states;
    }
}

const Solver &CeilingSearch::solver()
{
    std::call_once(m_isMade,
                   [this] { m_solver = std::make_unique<const Solver>(m_course.shipped, m_course.levels.front()); });
    return *m_solver;
}

WinnableGames CeilingSearch::solved() const
{
    const std::lock_guard lock(m_answering);
    return m_solved;
}
