#pragma once

#include "gamecore/worstcase/pursuers.h"
#include "gamecore/worstcase/pursuithero.h"
#include "gamecore/worstcase/worstcasebounds.h"

#include <atomic>

class PlayableLevel;

/// Search for the goals that monsters of a level deny the hero, alone or together.
class DenialSearch {
public:
    /// Finds the goals that the hero could reach if no monster walked. `level` and `isCancelled`, which may be null,
    /// must outlive this object. For the level, PursuitScene::unsupportedIn() must be Unsupported::Nothing, and `scene`
    /// is the result of PursuitScene::of() for it.
    DenialSearch(const Level &level, PursuitScene scene, const WorstCaseBounds &bounds,
                 const std::atomic<bool> *isCancelled);
    DenialSearch(const DenialSearch &) = delete;
    DenialSearch &operator=(const DenialSearch &) = delete;
    ~DenialSearch() = default;

    /// Returns the monsters that patrol, as indices in Level::things.
    const std::vector<std::size_t> &patrols() const { return m_scene.patrols; }
    /// Returns the number of goals that the hero could reach if no monster walked. Goals are numbered from 0.
    int goals() const { return int(m_goals.size()); }
    const PursuitGoal &goal(int number) const { return m_goals[std::size_t(number)]; }

    /// The result of stancesOf(). A stance is the cell and facing of a monster (Stance).
    struct Stances {
        std::optional<PatrolStances> all; ///< stances of the monster; std::nullopt if it cannot be checked
        UncheckedReason why = UncheckedReason::TooMuch; ///< the reason if `all` is std::nullopt
    };
    /// Computes the stances of one of patrols().
    Stances stancesOf(std::size_t thing) const;

    /// A goal that the monsters deny.
    struct Denied {
        int goal = 0; ///< number of the goal
        /// The stands in which the monsters would deny the goal, best first, at least one. A stand consists of one cell
        /// for each monster, in the order of the monsters. If the monsters can stay nowhere, the only stand consists of
        /// their starting cells.
        std::vector<std::vector<Point>> stands = {};
    };
    /// Returns the denied goals among `goals`, each with at most `mostStands` stands. std::nullopt if any goal could
    /// not be decided: a limit is exceeded, or the search is cancelled.
    std::optional<std::vector<Denied>> ask(const Pursuers &pursuers, const std::vector<int> &goals,
                                           int mostStands) const;

private:
    bool mayBeStopped(const PatrolStances &stances, std::size_t thing) const;

    const Level &m_level;
    PursuitScene m_scene;
    PursuitHero m_hero;
    WorstCaseBounds m_bounds;
    PursuitTempo m_tempo;
    /// Number of states for each position of the monsters (Pursuers): the bits in a set of PursuitHero::words() words,
    /// times PursuitTempo::phases().
    qint64 m_statesOfPosition;
    const std::atomic<bool> *m_isCancelled;
    std::vector<PursuitGoal> m_goals; ///< by number
};
