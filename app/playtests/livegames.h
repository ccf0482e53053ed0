#pragma once

#include "app/playtests/ceilingsearch.h"
#include "app/playtests/gamepool.h"
#include "gamecore/playtest/comparison.h"
#include "gamecore/playtest/share.h"

#include <memory>
#include <mutex>

/// A game that was lost, and where the hero died in it.
struct LostGame {
    std::uint64_t seed = 0;
    std::size_t place = 0; ///< of the course, from 0
    Point cell;
};

/// A game that a player has played.
struct PlayersGame {
    Course course;
    Player player;
    std::uint64_t seed = 0;
    bool isFromStart = false; ///< to be seen from its start, and not shortly before its end
};

/// What the games of one player have come to so far. Never changed once it is told.
struct LiveFigures {
    PlayerFigures games;
    std::vector<LostGame> lost; ///< in no order
    qint64 inRow = 0;           ///< games in a row from the first seed
    WatchedShare share;         ///< of these

    /// Adds games; none of them may be there already.
    void add(const PlayerFigures &played, const std::vector<LostGame> &lostGames);
    /// How the games in a row ended, a letter each.
    QByteArray endsInRow() const { return games.ends.contains(0) ? games.ends.at(0) : QByteArray(); }
};

/// One player's games of a course, beside those of the version of it before.
struct LiveRow {
    std::shared_ptr<const LiveFigures> now;
    std::shared_ptr<const LiveFigures> before; ///< null: there was none
    Comparison comparison;                     ///< by the games of both, in the order of seeds
    qint64 compared = 0;                       ///< games that are in it
};
using LiveRows = std::vector<LiveRow>;

/// All that is known of a course: what its players win, and what can be won at all.
struct LiveFindings {
    LiveRows rows = {}; ///< a row a player
    SolvedGames solved = {};
    SolvedGames solvedBefore = {}; ///< of the version of which the rows have what was before
};

/// The games of one version of a level, or of a campaign, for several threads at once. What they come to does not
/// depend on how many these are: rows show more and more games, and the same number of them shows the same.
class LiveGames {
public:
    /// So many games each player plays at most.
    static constexpr qint64 mostGames = 2000;

    /// `place` is that of the edited level in the course; `known` is what was found before, with a row a player.
    LiveGames(Course course, std::size_t place, const std::vector<Player> &players, LiveFindings known);

    const Course &course() const { return m_course; }
    std::size_t place() const { return m_place; }
    const PlayableLevel &level() const { return m_course.levels[m_place]; }
    const std::vector<Player> &players() const { return m_players; }

    /// Plays as long as there are games that nobody plays, now and then asks of one whether it could have been won, and
    /// calls `tell` whenever findings() are others.
    void work(const std::function<void()> &tell);
    /// The threads stop at once, or after the games that they are playing, and these do not count.
    void cancel() { m_isCancelled = true; }
    LiveFindings findings() const;

private:
    void plan();
    void addMissing(std::size_t player, qint64 from, qint64 to);
    void add(std::size_t player, const PlayerFigures &played, const std::vector<LostGame> &lost);
    bool searchNext();
    CeilingSearch::Ends endsInRow() const;

    const Course m_course;
    const std::size_t m_place;
    const std::vector<Player> m_players;
    std::atomic<bool> m_isCancelled = false;
    GameParts m_parts{m_course, m_players, m_isCancelled};
    mutable std::mutex m_merging;
    LiveRows m_rows; ///< while m_merging is held
    const SolvedGames m_solvedBefore;
    std::atomic<qint64> m_played = 0; ///< games, since it began
    CeilingSearch m_ceiling;
};
