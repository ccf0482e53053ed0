#pragma once

#include "app/playtests/livegames.h"
#include "editor/files/latestjob.h"

#include <QThreadPool>

#include <deque>

/// Games of a level by players, played beside the window while the level is drawn. Another version of it begins anew,
/// beside what was found of the version before; a version that was played already goes on where it was. All games are
/// played, counted and compared by other threads: this only takes over what they have found.
class LivePlaytest : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Off,        ///< no thread may play
        Empty,      ///< there is no level yet
        TooLarge,   ///< the level has more than mostCells
        Unplayable, ///< the level has errors
        Paused,     ///< nobody looks
        Playing,
        Done ///< all games that are played of a level
    };

    /// Figures have numbers for each cell, and there are those of several versions.
    static constexpr qint64 mostCells = 200'000;

    /// `shipped` is the catalogue that games are started with.
    LivePlaytest(CataloguePtr shipped, std::vector<Player> players, QObject *parent = nullptr);
    /// Waits for the games that are being played.
    ~LivePlaytest() override;

    const std::vector<Player> &players() const { return m_players; }
    /// So many threads may play; 0: none, which forgets nothing.
    void setThreads(int threads);
    /// Whether somebody looks: nothing is played while nobody does.
    void setWatched(bool isWatched);
    /// Whether a level would be played.
    bool isWanted() const { return m_threads > 0 && m_isWatched; }
    /// Plays a level; `isAnother`: it is not a version of the one before.
    void play(std::shared_ptr<const Level> level, bool isAnother);
    /// Cancels what is played: the level is being changed.
    void hold();

    State state() const;
    /// A row a player, in their order.
    const LiveRows &rows() const { return m_rows; }
    /// The games that the rows are of; null before the first ones.
    std::shared_ptr<const LiveGames> games() const { return m_games; }
    qint64 played() const;
    qint64 wanted() const { return qint64(m_players.size()) * LiveGames::mostGames; }

Q_SIGNALS:
    /// rows() or state() are others.
    void changed();

private:
    /// What was found of a version of a level.
    struct Kept {
        std::uint64_t hash = 0;
        LiveRows rows;
    };

    bool isTooLarge() const;
    LiveRows emptyRows() const;
    void begin();
    void take(const std::optional<PlayableLevel> &level, std::uint64_t hash);
    void turnTo(std::uint64_t hash);
    void keep();
    void beginGames(const PlayableLevel &level);
    void hear(const std::shared_ptr<LiveGames> &games);
    void takeRows();
    void cancelGames();

    CataloguePtr m_shipped;
    std::vector<Player> m_players;
    std::shared_ptr<const Level> m_level; ///< null: none
    std::shared_ptr<LiveGames> m_games;   ///< null: none
    std::uint64_t m_hash = 0;             ///< of the level of the rows
    LiveRows m_rows;
    std::deque<Kept> m_kept; ///< the newest last
    int m_threads = 1;
    bool m_isWatched = true;
    bool m_isHeld = true; ///< no games are played
    bool m_isUnplayable = false;
    bool m_isAnother = false; ///< m_level is no version of the one of the rows
    LatestJob m_checking;
    QThreadPool m_pool;
};
