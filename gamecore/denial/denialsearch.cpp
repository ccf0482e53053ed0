#include "gamecore/denial/denialsearch.h"

#include "gamecore/base/cancel.h"
#include "gamecore/data/behavior.h"
#include "gamecore/denial/denialstands.h"
#include "gamecore/level/thingfields.h"

DenialSearch::DenialSearch(const Level &level, PursuitScene scene, const WorstCaseBounds &bounds,
                           const std::atomic<bool> *isCancelled)
    : m_level(level), m_scene(std::move(scene)), m_hero(m_scene), m_bounds(bounds),
      m_tempo(PursuitTempo::of(m_scene.rules, bounds.stepMs, rowOf(Behavior::Patrol).everyTurns)),
      m_statesOfPosition(qint64(m_hero.words()) * 64 * m_tempo.phases()), m_isCancelled(isCancelled)
{
    for (const PursuitGoal &goal : m_scene.goals) {
        if (isSet(m_isCancelled)) {
            return;
        }
        if (m_hero.stepsTo(goal.cells).at(m_scene.start) >= 0) { // not kept: a large level may have many
            m_goals.push_back(goal);
        }
    }
}

DenialSearch::Stances DenialSearch::stancesOf(std::size_t thing) const
{
    const Thing &monster = m_level.things[thing];
    if (monster.cell == m_scene.start) {
        return {std::nullopt, Untold::OnStart};
    }
    const qint64 most = m_bounds.states / m_statesOfPosition;
    if (most < int(straightDirections.size())) {
        return {std::nullopt, Untold::TooMuch};
    }
    std::optional<PatrolStances> stances = PatrolStances::of(m_scene, monster.cell, facingOf(monster), most);
    if (stances && mayBeStopped(*stances, thing)) {
        return {std::nullopt, Untold::MayBeStopped};
    }
    return {std::move(stances), Untold::TooMuch};
}

std::optional<std::vector<DenialSearch::Denied>> DenialSearch::ask(const Pursuers &pursuers,
                                                                   const std::vector<int> &goals, int mostStands) const
{
    if (pursuers.count() > m_bounds.states / m_statesOfPosition || isSet(m_isCancelled)) {
        return std::nullopt;
    }
    std::vector<Denied> denied;
    DenialGame game(m_hero, pursuers, m_tempo);
    for (const int number : goals) {
        const PursuitGoal &goal = m_goals[std::size_t(number)];
        const DenialGame::Outcome outcome = game.solve(goal, m_scene.start, m_bounds.looks, m_isCancelled);
        if (outcome == DenialGame::Outcome::Unknown) {
            return std::nullopt;
        }
        if (outcome == DenialGame::Outcome::Denied) {
            denied.push_back({.goal = number});
            const Grid<int> steps = m_hero.stepsTo(goal.cells);
            for (const int position : denialStands(game, pursuers, m_hero, m_scene.start, steps, mostStands)) {
                denied.back().stands.push_back(pursuers.cells(position));
            }
        }
        if (outcome == DenialGame::Outcome::Denied && denied.back().stands.empty()) {
            denied.back().stands.push_back(pursuers.cells(pursuers.begins().front()));
        }
    }
    return denied;
}

/// Whether another that walks may stand in its way.
bool DenialSearch::mayBeStopped(const PatrolStances &stances, std::size_t thing) const
{
    if (!m_scene.rules.isBlocking()) {
        return false;
    }
    std::vector<Point> others;
    for (const std::vector<std::size_t> &walkers : {m_scene.patrols, m_scene.others}) {
        for (const std::size_t other : walkers) {
            if (other != thing) {
                others.push_back(m_level.things[other].cell);
            }
        }
    }
    const BitGrid theirs = haunts(m_scene, others);
    for (int number = 0; number < stances.count(); ++number) {
        if (theirs.at(stances.at(number).cell)) {
            return true;
        }
    }
    return false;
}
