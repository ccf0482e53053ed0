#pragma once

#include "gamecore/worstcase/denialgame.h"
#include "tests/support/botatgame.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/triedpursuit.h"

#include <memory>

/// What is said to be denied.
struct ClaimedDenial {
    std::vector<std::size_t> things; ///< the monsters: one or two places in Level::things
    WinCondition condition = WinByTreasure;
    Point goal;
    int stepMs = 1;
};

/// Monsters that are steered by the game that found a denial.
class SteeredDenial {
public:
    SteeredDenial(const PlayableLevel &level, const ClaimedDenial &claim);

    /// Where they begin.
    const std::vector<Point> &monsters() const { return m_cells; }
    const std::vector<Point> &goal() const { return m_goal; }
    bool isDeniedAtFirst(const World &world, const std::vector<ActorId> &ids);
    bool isDenied(const World &world, const std::vector<ActorId> &ids, int waitMs) const;
    /// The first of some states in which the goal stays denied; the first one if there is none.
    std::size_t choose(const std::vector<PlayedPursuit::State> &states, const std::vector<ActorId> &ids) const;
    /// A way to turn from where the only one stands that keeps the goal denied; the one that it has if none does.
    Direction turnFor(const World &world, ActorId id, int waitMs) const;

private:
    int positionIn(const World &world, const std::vector<ActorId> &ids) const;

    PursuitScene m_scene;
    PursuitHero m_hero;
    std::vector<Point> m_cells;
    std::vector<PatrolStances> m_stances; ///< of each
    std::unique_ptr<Pursuers> m_pursuers;
    PursuitTempo m_tempo;
    std::unique_ptr<DenialGame> m_game;
    std::vector<Point> m_goal;
};

/// A denial of a level, played by the rules with nobody else walking.
class PlayedDenial {
public:
    /// `shipped` is the catalogue that the level was checked with.
    PlayedDenial(const PlayableLevel &level, const ClaimedDenial &claim, int tickMs = 1,
                 const CataloguePtr &shipped = shippedCatalogue());

    /// Beginnings from which they can deny the goal.
    std::vector<PlayedPursuit::State> begins();
    /// Comes of a hero who tries everything.
    TriedPursuit tryAll(const PlayedPursuit::State &from, int mostStates) const;
    /// The state in which they have come to some cells while the hero waited, with the goal denied all the time.
    std::optional<PlayedPursuit::State> comeTo(const std::vector<Point> &cells);

private:
    bool standOn(const World &world, const std::vector<Point> &cells) const;

    SteeredDenial m_steered;
    PlayedPursuit m_pursuit;
};

/// A shipped player on a level under real time, in which one monster is steered and all others draw by chance.
class PlayerAgainstDenial {
public:
    PlayerAgainstDenial(const PlayableLevel &level, const ClaimedDenial &claim, const Bot &player, std::uint64_t seed);

    /// Until his first death. Whether he comes to the goal.
    bool reachesGoal(int mostCommands);

private:
    bool play(Command command);

    SteeredDenial m_steered;
    int m_stepMs;
    BotAtGame m_bot;
    World m_world;
    ActorId m_monster = nobody;
    qint64 m_mayStepAt = 0;
};
