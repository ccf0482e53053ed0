#pragma once

#include "gamecore/worstcase/pursuers.h"
#include "gamecore/worstcase/pursuithero.h"
#include "gamecore/worstcase/pursuittempo.h"
#include "gamecore/worstcase/worstcasebounds.h"

#include <atomic>

class PlayableLevel;

/// Asks of the monsters of a level, alone or together, which goals they deny.
class DenialSearch {
public:
    /// The level must outlive this; nothing decides in it but touching (PursuitScene::beyondOf()).
    DenialSearch(const Level &level, PursuitScene scene, const WorstCaseBounds &bounds,
                 const std::atomic<bool> *isCancelled);
    DenialSearch(const DenialSearch &) = delete;
    DenialSearch &operator=(const DenialSearch &) = delete;
    ~DenialSearch() = default;

    const std::vector<std::size_t> &patrols() const { return m_scene.patrols; }
    /// To which the hero could come if nobody hunted him, by numbers from 0.
    int goals() const { return int(m_goals.size()); }
    const PursuitGoal &goal(int number) const { return m_goals[std::size_t(number)]; }

    struct Stances {
        std::optional<PatrolStances> all; ///< of a monster; nothing: it cannot be asked
        Untold why = Untold::TooMuch;     ///< then
    };
    Stances stancesOf(std::size_t thing) const;

    struct Denied {
        int goal = 0;
        std::vector<std::vector<Point>> stands = {}; ///< the cells of all, the most telling first: at least one
    };
    /// Which of some goals are denied. Nothing if that was not found out of all of them.
    std::optional<std::vector<Denied>> ask(const Pursuers &pursuers, const std::vector<int> &goals,
                                           int mostStands) const;

private:
    bool mayBeStopped(const PatrolStances &stances, std::size_t thing) const;

    const Level &m_level;
    PursuitScene m_scene;
    PursuitHero m_hero;
    WorstCaseBounds m_bounds;
    PursuitTempo m_tempo;
    qint64 m_statesOfPosition;
    const std::atomic<bool> *m_isCancelled;
    std::vector<PursuitGoal> m_goals;
};
