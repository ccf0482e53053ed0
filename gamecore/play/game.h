#pragma once

// gamecore/play: games from start to end, with campaigns, saves, journeys, exploration and warnings of danger.

#include "gamecore/base/issue.h"
#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/rules/turn.h"

#include <QStringList>

/// A game of one level, or of a dungeon, depth after depth, with its recorded commands. Starting a game with the same
/// level (or the dungeon of the same ruleset), seed and traveller, and playing the commands of history(), gives exactly
/// the same world.
class Game {
public:
    struct Started;

    /// Starts `level` under its ruleset. `shipped` is the catalogue with which the level was checked, from
    /// Catalogue::load(); `seed` is 0..largestSeed. `traveller` is a hero from another level of a campaign
    /// (gamecore/play/traveller.h); null if the hero starts in this level. Items of the traveller that the level's
    /// catalogue does not define are left behind (Started::leftBehind).
    static Started start(const CataloguePtr &shipped, PlayableLevel level, std::uint64_t seed,
                         const Traveller *traveller = nullptr);
    /// Starts the dungeon of a ruleset at depth 1 (gamecore/mapgen/dungeon.h). The ruleset must exist.
    static Game startDungeon(const CataloguePtr &catalogue, const QString &ruleset, std::uint64_t seed);

    /// Plays a command with playTurn(), and records the command unless it is refused. True if it took a turn. A hero
    /// who takes the stairs of a dungeon arrives at the next depth within the same command; `events` then ends with the
    /// monsters he spots there.
    bool play(const Command &command, EventList &events);
    /// Restarts with the same seed and traveller, and clears the history. A dungeon restarts at depth 1.
    void restart();

    /// Returns the level in play; in a dungeon, the current depth.
    const Level &level() const { return m_played.level(); }
    /// Returns the level in play, in the form that Game::start() takes.
    const PlayableLevel &playable() const { return m_played; }
    std::uint64_t seed() const { return m_seed; }
    bool isDungeon() const { return m_isDungeon; }
    const World &world() const { return m_world; }
    /// Returns the hero who came from another level of a campaign, without items that do not fit this level;
    /// std::nullopt if he started here.
    const std::optional<Traveller> &traveller() const { return m_traveller; }
    /// Returns the catalogue in force: the shipped one, changed by the ruleset and the level's own kinds.
    const CataloguePtr &catalogue() const { return m_played.catalogue(); }
    /// Returns the recorded commands. Consecutive `advance` commands are merged into commands of at most
    /// longestAdvance.
    const std::vector<Command> &history() const { return m_history; }

private:
    friend class GameMoment;
    friend class GameSnapshot;
    friend class GameInheritance;

    Game(const CataloguePtr &shipped, PlayableLevel level, std::uint64_t seed, bool isDungeon,
         const Traveller *traveller);
    World makeWorld(int depth, const Traveller *traveller) const;
    Stage stageOf(int depth) const;
    void enterDepth(int depth, EventList &events);
    void keep(const Command &command);

    CataloguePtr m_shipped;
    PlayableLevel m_played;
    std::uint64_t m_seed;
    bool m_isDungeon;
    std::optional<Traveller> m_traveller; ///< kept for restart()
    World m_world;
    std::vector<Command> m_history;
};

/// The result of start().
struct Game::Started {
    Game game;
    QStringList leftBehind; ///< keys of the traveller's items that were left behind
};
