#pragma once

#include "app/playtests/playteststore.h"
#include "editor/storage/backgroundjob.h"
#include "gamecore/playtest/playtest.h"

#include <deque>
#include <memory>

/// The levels to play while editing: the edited level, alone or in its campaign.
struct LiveCourse {
    struct Place {
        std::shared_ptr<const Level> level; ///< null: the level in the file `path`
        QString path = {};                  ///< empty: no file
    };

    LiveCourse() = default;
    /// A single level.
    LiveCourse(std::shared_ptr<const Level> alone) : levels{{.level = std::move(alone)}} {}
    LiveCourse(std::vector<Place> all, std::size_t editedPlace, bool carriesItsHero)
        : levels(std::move(all)), edited(editedPlace), carriesHero(carriesItsHero)
    {
    }

    bool isCampaign() const { return levels.size() > 1; }

    std::vector<Place> levels = {}; ///< empty: nothing is played
    std::size_t edited = 0;         ///< index of the edited level, whose Place::level is not null
    bool carriesHero = false;       ///< the hero keeps his belongings from level to level
};

/// The result of checkCourse().
struct CheckedCourse {
    std::optional<Course> course = {}; ///< the checked levels; std::nullopt if one is damaged or they are too large
    std::uint64_t hash = 0;            ///< Playtest::levelHash
    std::optional<std::size_t> damaged = {}; ///< index of the first level that cannot be played
    bool isTooLarge = false;                 ///< the levels together have more than mostCells cells
};
/// Reads the levels that are given by their files, and checks all levels. The time grows with their sizes.
CheckedCourse checkCourse(const LiveCourse &course, const CataloguePtr &shipped, qint64 mostCells);

/// Games of a level or a campaign by bots, played in the background while the level is edited. Each new version starts
/// again, and is compared with the previous one. If a version was played before, even in an earlier run of the program,
/// its games continue where they were. For a single level, the games that can be won at all are also determined. Worker
/// threads do all the work; this object only takes over their findings.
class LivePlaytest : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Off,        ///< the number of threads is 0
        Empty,      ///< there is no course yet
        TooLarge,   ///< the levels together have more than mostCells
        Unplayable, ///< a level has errors
        Paused,     ///< the results are not visible (setWatched())
        Playing,    ///< or about to play: the levels are being checked
        Done        ///< all games were played
    };

    /// The largest number of cells of all levels together. It is limited because figures have numbers for each cell,
    /// and the figures of several versions are kept.
    static constexpr qint64 mostCells = 200'000;

    /// `shipped` is the catalogue that games are started with. Findings are stored in `folder`; empty: not stored.
    LivePlaytest(CataloguePtr shipped, std::vector<Bot> bots, const QString &folder = {}, QObject *parent = nullptr);
    /// Stops the games, and waits until the findings are stored.
    ~LivePlaytest() override;

    const std::vector<Bot> &bots() const { return m_bots; }
    /// Sets the number of threads. With 0, playing stops and the findings are kept.
    void setThreads(int threads);
    /// Sets whether the results are visible. While they are not, nothing is played.
    void setWatched(bool isWatched);
    /// True if a level would be played: there are threads, and the results are visible.
    bool isWanted() const { return m_threads > 0 && m_isWatched; }
    /// Stops the games. Calls `begin`, which may call play(), once `ms` milliseconds have passed without another
    /// request.
    void playAfter(int ms, std::function<void()> begin) { m_job.startAfter(ms, std::move(begin)); }
    /// Plays a course. `isAnother`: the course is not a version of the previous course.
    void play(LiveCourse course, bool isAnother);
    /// Stops the games because the level is being changed. If isWanted() is false, also empties the rows; their
    /// findings become those of the previous version (LiveRow::before).
    void outdate();
    /// Stops the games and drops the findings, because another level or campaign follows.
    void leave();
    /// Returns the course of the last play(), even if it is still being checked; empty after leave().
    const LiveCourse &course() const { return m_course; }
    /// Returns the index of the level that makes the course Unplayable; the edited level if there is none.
    std::size_t damagedPlace() const { return m_damaged.value_or(m_course.edited); }

    State state() const;
    /// Returns one row per bot, in the order of the bots.
    const LiveRows &rows() const { return m_found.rows; }
    /// Returns which games can be won at all, as far as they were searched.
    const WinnableGames &solved() const { return m_found.solved; }
    /// Returns which games of the previous version (LiveRow::before) can be won at all.
    const WinnableGames &solvedBefore() const { return m_found.solvedBefore; }
    /// True if no further answers about winnable games will follow.
    bool isCeilingKnown() const;
    /// Returns the games whose results rows() shows; null if there are none.
    std::shared_ptr<const LiveGames> games() const { return m_games; }
    /// Returns the number of games played, of all bots together.
    qint64 played() const;
    /// Returns the number of games to play, of all bots together.
    qint64 wanted() const { return qint64(m_bots.size()) * LiveGames::mostGames; }

Q_SIGNALS:
    /// Emitted when rows(), solved() or state() change.
    void changed();

private:
    /// The findings about a version of a course.
    struct Kept {
        std::uint64_t hash = 0;
        LiveFindings found;
    };

    LiveRows emptyRows() const;
    void hold();
    void begin();
    void clear();
    void take(const CheckedCourse &checked, const std::optional<LiveFindings> &stored);
    std::vector<std::uint64_t> knownHashes() const;
    void turnTo(std::uint64_t hash);
    void keep();
    void forgetOldest();
    void store();
    void beginGames(const Course &course);
    void hear();
    void takeFindings();
    qint64 foundCount() const;

    CataloguePtr m_shipped;
    std::vector<Bot> m_bots;
    PlaytestStore m_store;
    LiveCourse m_course;
    std::shared_ptr<LiveGames> m_games; ///< null: none
    std::uint64_t m_hash = 0;           ///< Playtest::levelHash of the course whose findings are in m_found
    LiveFindings m_found;
    std::deque<Kept> m_kept; ///< findings of other versions, newest last
    int m_threads = 1;
    bool m_isWatched = true;
    bool m_isHeld = true;                 ///< playing is stopped
    qint64 m_stored = 0;                  ///< foundCount() at the last storing
    std::optional<std::size_t> m_damaged; ///< index of a level that cannot be played
    bool m_isTooLarge = false;
    bool m_isAnother = false; ///< m_course is not a version of the course whose findings the rows show
    BackgroundJob m_job;      ///< checks the levels, then plays
};
