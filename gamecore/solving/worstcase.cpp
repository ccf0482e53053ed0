#include "gamecore/solving/worstcase.h"

#include "gamecore/base/cancel.h"
#include "gamecore/data/behavior.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/levelfile/playablelevel.h"
#include "gamecore/solving/denialstands.h"

#include <algorithm>

namespace {

/// A goal to which the hero could come, with the steps to it.
struct AskedGoal {
    PursuitGoal goal;
    Grid<int> steps;
};

class WorstCaseSearch {
public:
    WorstCaseSearch(const Level &level, PursuitScene scene, const WorstCaseBounds &bounds,
                    const std::atomic<bool> *isCancelled)
        : m_level(level), m_scene(std::move(scene)), m_hero(m_scene), m_bounds(bounds), m_isCancelled(isCancelled)
    {
        for (const PursuitGoal &goal : m_scene.goals) {
            Grid<int> steps = m_hero.stepsTo(goal.cells);
            if (steps.at(m_scene.start) >= 0) {
                m_goals.push_back({goal, std::move(steps)});
            }
        }
    }

    WorstCase find()
    {
        WorstCase found{.patrols = int(m_scene.patrols.size()), .goals = int(m_goals.size())};
        for (const std::size_t thing : m_scene.patrols) {
            found.asked += ask(thing, found.denials) ? 1 : 0;
        }
        found.isComplete = found.asked == found.patrols;
        return found;
    }

private:
    bool ask(std::size_t thing, std::vector<Denial> &denials);
    bool mayBeStopped(const PatrolStances &stances, std::size_t thing) const;

    const Level &m_level;
    PursuitScene m_scene;
    PursuitHero m_hero;
    WorstCaseBounds m_bounds;
    const std::atomic<bool> *m_isCancelled;
    std::vector<AskedGoal> m_goals;
};

/// Adds what one monster can deny. False: not all of it was found out.
bool WorstCaseSearch::ask(std::size_t thing, std::vector<Denial> &denials)
{
    const Thing &monster = m_level.things[thing];
    const PursuitTempo tempo = PursuitTempo::of(m_scene.rules, m_bounds.stepMs, rowOf(Behavior::Patrol).everyTurns);
    const qint64 mostStances = m_bounds.states / (qint64(m_hero.words()) * 64 * tempo.phases());
    if (monster.cell == m_scene.start || mostStances < 4) {
        return false;
    }
    const auto stances = PatrolStances::of(m_scene, monster.cell, facingOf(monster), mostStances);
    if (!stances || mayBeStopped(*stances, thing)) {
        return false;
    }
    DenialGame game(m_hero, *stances, tempo);
    for (const AskedGoal &asked : m_goals) {
        const DenialGame::Outcome outcome = game.solve(asked.goal, m_scene.start, m_bounds.looks, m_isCancelled);
        if (outcome == DenialGame::Outcome::Unknown) {
            return false;
        }
        if (outcome == DenialGame::Outcome::Denied) {
            denials.push_back(
                {.thing = thing,
                 .condition = asked.goal.condition,
                 .goal = asked.goal.cells.front(),
                 .stands = denialStands(game, *stances, m_hero, m_scene.start, asked.steps, Denial::mostStands)});
        }
    }
    return !isSet(m_isCancelled);
}

/// Whether another that walks may stand in its way.
bool WorstCaseSearch::mayBeStopped(const PatrolStances &stances, std::size_t thing) const
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

} // namespace

WorstCase worstCaseOf(const PlayableLevel &level, const WorstCaseBounds &bounds, const std::atomic<bool> *isCancelled)
{
    PursuitScene scene = PursuitScene::of(level);
    if (PursuitScene::isBeyond(level)) {
        return {.patrols = int(scene.patrols.size())};
    }
    return WorstCaseSearch(level.level(), std::move(scene), bounds, isCancelled).find();
}
