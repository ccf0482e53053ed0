#pragma once

// gamecore/play: a game from its start to its end: what was played, where the hero can go, what is at stake.

#include "gamecore/base/issue.h"
#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/rules/turn.h"

#include <QStringList>

/// A recorded game: of one level, or of a dungeon, depth after depth. Starting the same again, with the same ruleset
/// and seed, and playing history() gives the same world, bit for bit.
class Game {
public:
    struct Started;

    /// Starts `level` under its ruleset. `shipped` is the catalogue that it was checked with (Catalogue::load), `seed`
    /// 0..largestSeed. `traveller` is a hero who comes from another level of a campaign (gamecore/play/traveller.h);
    /// null: he begins here. An item of his that the level's catalogue does not know stays behind, named in
    /// Started::leftBehind.
    static Started start(const CataloguePtr &shipped, PlayableLevel level, std::uint64_t seed,
                         const Traveller *traveller = nullptr);
    /// Starts the dungeon of a ruleset, which must be known, at depth 1 (gamecore/mapgen/dungeon.h).
    static Game startDungeon(const CataloguePtr &catalogue, const QString &ruleset, std::uint64_t seed);

    /// As playTurn(); the command is kept unless it was refused. A hero who takes the stairs of a dungeon arrives at
    /// the next depth within the same command; `events` then ends with whom he spots there.
    bool play(const Command &command, EventList &events);
    /// Back to the beginning, with the same seed; the history is dropped.
    void restart();

    /// The level in play; in a dungeon the present depth.
    const Level &level() const { return m_played.level(); }
    /// The level in play, for starting another game of it.
    const PlayableLevel &playable() const { return m_played; }
    std::uint64_t seed() const { return m_seed; }
    bool isDungeon() const { return m_isDungeon; }
    const World &world() const { return m_world; }
    /// The hero who came, if he began elsewhere.
    const std::optional<Traveller> &traveller() const { return m_traveller; }
    /// The catalogue in force under the level's ruleset, with the level's own kinds.
    const CataloguePtr &catalogue() const { return m_played.catalogue(); }
    /// What was played; advances that follow each other are kept as one.
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
    std::optional<Traveller> m_traveller; ///< who came, for starting again
    World m_world;
    std::vector<Command> m_history;
};

struct Game::Started {
    Game game;
    QStringList leftBehind; ///< keys of what a traveller could not take with him
};
