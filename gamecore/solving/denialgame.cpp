#include "gamecore/solving/denialgame.h"

#include "gamecore/base/cancel.h"

#include <algorithm>
#include <functional>

DenialGame::DenialGame(const PursuitHero &hero, const PatrolStances &stances, const PursuitTempo &tempo)
    : m_hero(hero), m_stances(stances), m_tempo(tempo), m_cells(hero), m_before(std::size_t(hero.words()))
{
    m_afterAction.resize(std::size_t(tempo.phases()) * std::size_t(hero.words()));
}

DenialGame::Outcome DenialGame::solve(const PursuitGoal &goal, Point start, qint64 mostLooks,
                                      const std::atomic<bool> *isCancelled)
{
    begin(goal);
    const qint64 mostStances = mostLooks / (qint64(m_tempo.phases()) * m_hero.words() * 64);
    while (m_waiting > 0) {
        sweep();
        if (m_looks > mostStances || isSet(isCancelled)) {
            return Outcome::Unknown;
        }
        if (!isDeniedAtFirst(start)) {
            return Outcome::Forced;
        }
    }
    return Outcome::Denied;
}

/// One look at each stance that waits for it.
void DenialGame::sweep()
{
    for (const int stance : m_stances.endsFirst()) {
        if (m_isWaiting[std::size_t(stance)] == 0) {
            continue;
        }
        m_isWaiting[std::size_t(stance)] = 0;
        --m_waiting;
        ++m_looks;
        if (look(stance)) {
            m_stances.forEachBefore(stance, [this](int before) {
                m_waiting += m_isWaiting[std::size_t(before)] == 0 ? 1 : 0;
                m_isWaiting[std::size_t(before)] = 1;
            });
        }
    }
}

bool DenialGame::isDeniedAtFirst(Point hero)
{
    const std::vector<int> &begins = m_stances.begins();
    return std::any_of(begins.begin(), begins.end(), [&](int begin) { return isDeniedAtFirst(hero, begin); });
}

bool DenialGame::isDeniedAtFirst(Point hero, int stance)
{
    findAfterAction(stance);
    findBefore(stance, m_tempo.stretch(m_tempo.firstMs, 0));
    return !PursuitHero::has(m_cells.words(), m_hero.bitOf(hero));
}

void DenialGame::begin(const PursuitGoal &goal)
{
    m_goal.assign(std::size_t(m_hero.words()), 0);
    for (const Point cell : goal.cells) {
        PursuitHero::set(m_goal.data(), m_hero.bitOf(cell));
    }
    m_won.assign(offsetOf(m_stances.count(), 0), 0);
    m_isWaiting.assign(std::size_t(m_stances.count()), 1);
    m_waiting = m_stances.count();
    m_looks = 0;
}

/// Whether more is won than was known.
bool DenialGame::look(int stance)
{
    findAfterAction(stance);
    bool hasMore = false;
    for (int phase = 0; phase < m_tempo.phases(); ++phase) {
        findBefore(stance, m_tempo.stretch(m_tempo.actMs, phase));
        Word *known = m_won.data() + offsetOf(stance, phase);
        const Word *found = m_cells.words();
        hasMore = hasMore || !std::equal(found, found + m_hero.words(), known);
        std::copy(found, found + m_hero.words(), known);
    }
    return hasMore;
}

/// Where he has won before it acts, or wins after it did: never on its own cell.
void DenialGame::findAfterAction(int stance)
{
    const Stance &at = m_stances.at(stance);
    const auto words = std::size_t(m_hero.words());
    const int own = m_hero.bitOf(at.cell);
    for (int phase = 0; phase < m_tempo.phases(); ++phase) {
        Word *cells = m_afterAction.data() + std::size_t(phase) * words;
        std::copy(m_goal.begin(), m_goal.end(), cells);
        if (at.mayTurn) {
            findTurned(at, phase, cells);
        }
        if (at.onward >= 0) {
            const Word *onward = row(at.onward, phase);
            std::transform(cells, cells + words, onward, cells, std::bit_or<>());
        }
        cells[own / 64] &= ~(Word(1) << unsigned(own % 64));
    }
}

/// Adds where he wins whichever way it turns.
void DenialGame::findTurned(const Stance &stance, int phase, Word *cells) const
{
    const std::array<int, 4> &turned = m_stances.on(stance.cell);
    const std::array<const Word *, 4> rows{row(turned[0], phase), row(turned[1], phase), row(turned[2], phase),
                                           row(turned[3], phase)};
    for (int i = 0; i < m_hero.words(); ++i) {
        cells[i] |= rows[0][i] & rows[1][i] & rows[2][i] & rows[3][i];
    }
}

/// Where he wins with so many steps before the next action, in m_cells. After fewer than all of them he waits, and is
/// in phase 0 when it has acted.
void DenialGame::findBefore(int stance, PursuitTempo::Stretch stretch)
{
    const int words = m_hero.words();
    const int own = m_hero.bitOf(m_stances.at(stance).cell);
    const Word *last = m_afterAction.data() + std::size_t(stretch.phase) * std::size_t(words);
    std::copy(last, last + words, m_cells.words());
    for (int steps = stretch.steps; steps > 0; --steps) {
        std::copy(m_afterAction.begin(), m_afterAction.begin() + words, m_before.begin());
        m_hero.addBefore(m_cells, m_before.data());
        m_before[std::size_t(own) / 64] &= ~(Word(1) << unsigned(own % 64));
        if (std::equal(m_before.begin(), m_before.end(), m_cells.words())) {
            return; // further steps lead nowhere else
        }
        std::copy(m_before.begin(), m_before.end(), m_cells.words());
    }
}
