#pragma once

#include "gamecore/worstcase/denialgame.h"
#include "tests/support/botplayer.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/triedpursuit.h"

#include <memory>

/// A denial that is claimed for a level.
struct ClaimedDenial {
    std::vector<std::size_t> things; ///< the monsters, as one or two indices into Level::things
    WinCondition condition = WinByTreasure;
    Point goal;
    int stepMs = 1;
};

/// Monsters that are steered by the game that found a denial.
class SteeredDenial {
public:
    SteeredDenial(const PlayableLevel &level, const ClaimedDenial &claim);

    /// Returns the initial cells of the monsters.
    const std::vector<Point> &monsters() const { return m_cells; }
    const std::vector<Point> &goal() const { return m_goal; }
    bool isDeniedAtFirst(const World &world, const std::vector<ActorId> &ids);
    bool isDenied(const World &world, const std::vector<ActorId> &ids, int waitMs) const;
    /// Returns the index of the first state in which the goal stays denied; 0 if there is none.
    std::size_t choose(const std::vector<PlayedPursuit::State> &states, const std::vector<ActorId> &ids) const;
    /// Returns a direction for the only monster to turn to, such that the goal stays denied; its current direction if
    /// there is none.
    Direction turnFor(const World &world, ActorId id, int waitMs) const;

private:
    int positionIn(const World &world, const std::vector<ActorId> &ids) const;

    PursuitScene m_scene;
    PursuitHero m_hero;
    std::vector<Point> m_cells;
    std::vector<PatrolStances> m_stances; ///< one entry per monster
    std::unique_ptr<Pursuers> m_pursuers;
    PursuitTempo m_tempo;
    std::unique_ptr<DenialGame> m_game;
    std::vector<Point> m_goal;
};

/// A denial of a level, played by the rules. No other monster moves.
class PlayedDenial {
public:
    /// `shipped` is the catalogue that the level was checked with.
    PlayedDenial(const PlayableLevel &level, const ClaimedDenial &claim, int tickMs = 1,
                 const CataloguePtr &shipped = shippedCatalogue());

    /// Returns the initial states from which the monsters can deny the goal.
    std::vector<PlayedPursuit::State> begins();
    /// Returns the result for a hero who tries everything.
    TriedPursuit tryAll(const PlayedPursuit::State &from, int mostStates) const;
    /// Returns the state in which the monsters have reached some cells while the hero waited, with the goal denied all
    /// the time; std::nullopt if there is none.
    std::optional<PlayedPursuit::State> comeTo(const std::vector<Point> &cells);

private:
    bool standOn(const World &world, const std::vector<Point> &cells) const;

    SteeredDenial m_steered;
    PlayedPursuit m_pursuit;
};

/// A shipped bot in a real-time level in which one monster is steered and all others act at random.
class PlayerAgainstDenial {
public:
    PlayerAgainstDenial(const PlayableLevel &level, const ClaimedDenial &claim, const Bot &player, std::uint64_t seed);

    /// Plays until the hero's first death. True if he reaches the goal.
    bool reachesGoal(int mostCommands);

private:
    bool play(Command command);

    SteeredDenial m_steered;
    int m_stepMs;
    BotPlayer m_bot;
    World m_world;
    ActorId m_monster = nobody;
    qint64 m_mayStepAt = 0;
};
