#include "gamecore/worstcase/denialgame.h"

#include "gamecore/base/cancel.h"

#include <algorithm>
#include <functional>

DenialGame::DenialGame(const PursuitHero &hero, const Pursuers &pursuers, const PursuitTempo &tempo)
    : m_hero(hero), m_pursuers(pursuers), m_tempo(tempo), m_endsFirst(pursuers.endsFirst()), m_cells(hero),
      m_before(std::size_t(hero.words()))
{
    m_afterAction.resize(std::size_t(tempo.phases()) * std::size_t(hero.words()));
    m_own.reserve(std::size_t(pursuers.count()));
    for (int position = 0; position < pursuers.count(); ++position) {
        const std::vector<Point> cells = pursuers.cells(position);
        m_own.push_back({hero.bitOf(cells.front()), hero.bitOf(cells.back())});
    }
}

DenialGame::Outcome DenialGame::solve(const PursuitGoal &goal, Point start, qint64 mostLooks,
                                      const std::atomic<bool> *isCancelled)
{
    begin(goal);
    const qint64 mostPositions = mostLooks / (qint64(m_tempo.phases()) * m_hero.words() * 64);
    while (m_waiting > 0) {
        if (!sweep(mostPositions, isCancelled)) {
            return Outcome::Unknown;
        }
        if (!isDeniedAtFirst(start)) {
            return Outcome::Forced;
        }
    }
    return Outcome::Denied;
}

/// Updates each position that waits for an update. False if the limit is exceeded.
bool DenialGame::sweep(qint64 mostLooks, const std::atomic<bool> *isCancelled)
{
    for (const int position : m_endsFirst) {
        if (m_isWaiting[std::size_t(position)] == 0) {
            continue;
        }
        if (++m_looks > mostLooks || isSet(isCancelled)) {
            return false;
        }
        m_isWaiting[std::size_t(position)] = 0;
        --m_waiting;
        if (look(position)) {
            queuePredecessors(position);
        }
    }
    return true;
}

void DenialGame::queuePredecessors(int position)
{
    m_positions.clear();
    m_pursuers.addBefore(position, m_positions);
    for (const int before : m_positions) {
        m_waiting += m_isWaiting[std::size_t(before)] == 0 ? 1 : 0;
        m_isWaiting[std::size_t(before)] = 1;
    }
}

bool DenialGame::isDeniedAtFirst(Point hero)
{
    const std::vector<int> begins = m_pursuers.begins();
    return std::any_of(begins.begin(), begins.end(), [&](int begin) { return isDeniedAtFirst(hero, begin); });
}

bool DenialGame::isDeniedAtFirst(Point hero, int position)
{
    findAfterAction(position);
    findBefore(position, m_tempo.stretch(m_tempo.firstMs, 0));
    return !PursuitHero::has(m_cells.words(), m_hero.bitOf(hero));
}

void DenialGame::begin(const PursuitGoal &goal)
{
    m_goal.assign(std::size_t(m_hero.words()), 0);
    for (const Point cell : goal.cells) {
        PursuitHero::set(m_goal.data(), m_hero.bitOf(cell));
    }
    m_won.assign(offsetOf(m_pursuers.count(), 0), 0);
    m_isWaiting.assign(std::size_t(m_pursuers.count()), 1);
    m_waiting = m_pursuers.count();
    m_looks = 0;
}

/// Updates the rows of a position. True if they grew.
bool DenialGame::look(int position)
{
    findAfterAction(position);
    bool hasMore = false;
    for (int phase = 0; phase < m_tempo.phases(); ++phase) {
        findBefore(position, m_tempo.stretch(m_tempo.actMs, phase));
        Word *known = m_won.data() + offsetOf(position, phase);
        const Word *found = m_cells.words();
        hasMore = hasMore || !std::equal(found, found + m_hero.words(), known);
        std::copy(found, found + m_hero.words(), known);
    }
    return hasMore;
}

/// Finds the hero's cells from which he has won before the monsters act, or wins afterwards. The monsters' own cells
/// never belong to them.
void DenialGame::findAfterAction(int position)
{
    const PursuerAction action = m_pursuers.action(position);
    const auto words = std::size_t(m_hero.words());
    for (int phase = 0; phase < m_tempo.phases(); ++phase) {
        Word *cells = m_afterAction.data() + std::size_t(phase) * words;
        if (action.turns > 0) {
            std::copy_n(row(action.turned[0], phase), words, cells);
        } else {
            std::fill_n(cells, words, 0);
        }
        for (int turn = 1; turn < action.turns; ++turn) {
            std::transform(cells, cells + words, row(action.turned[std::size_t(turn)], phase), cells, std::bit_and<>());
        }
        if (action.onward >= 0) {
            std::transform(cells, cells + words, row(action.onward, phase), cells, std::bit_or<>());
        }
        std::transform(cells, cells + words, m_goal.begin(), cells, std::bit_or<>());
        removeOwn(position, cells);
    }
}

void DenialGame::removeOwn(int position, Word *cells) const
{
    for (const int own : m_own[std::size_t(position)]) {
        cells[own / 64] &= ~(Word(1) << unsigned(own % 64));
    }
}

/// Finds the cells from which the hero wins with so many steps before the next action, in m_cells. If he takes fewer
/// steps, he waits, and is in phase 0 after the action.
void DenialGame::findBefore(int position, PursuitTempo::Stretch stretch)
{
    const int words = m_hero.words();
    std::copy_n(m_afterAction.begin() + std::ptrdiff_t(stretch.phase) * words, words, m_cells.words());
    for (int steps = stretch.steps; steps > 0; --steps) {
        std::copy_n(m_afterAction.begin(), words, m_before.begin());
        m_hero.addBefore(m_cells, m_before.data());
        removeOwn(position, m_before.data());
        if (std::equal(m_before.begin(), m_before.end(), m_cells.words())) {
            return; // further steps change nothing
        }
        std::copy(m_before.begin(), m_before.end(), m_cells.words());
    }
}
