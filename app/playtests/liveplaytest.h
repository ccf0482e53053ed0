#pragma once

#include "app/playtests/keptplaytests.h"
#include "editor/storage/backgroundjob.h"
#include "gamecore/playtest/playtest.h"

#include <deque>
#include <memory>

/// What is played beside the editor: the level that is edited, alone or among the levels of its campaign.
struct LiveCourse {
    struct Place {
        std::shared_ptr<const Level> level; ///< null: the one in the file of that path
        QString path = {};                  ///< empty: it has no file
    };

    LiveCourse() = default;
    /// A level alone.
    LiveCourse(std::shared_ptr<const Level> alone) : levels{{.level = std::move(alone)}} {}
    LiveCourse(std::vector<Place> all, std::size_t editedPlace, bool carriesItsHero)
        : levels(std::move(all)), edited(editedPlace), carriesHero(carriesItsHero)
    {
    }

    bool isCampaign() const { return levels.size() > 1; }

    std::vector<Place> levels = {}; ///< none: nothing is played
    std::size_t edited = 0;         ///< the place of the edited level, which is not null
    bool carriesHero = false;
};

/// What came of a check.
struct CheckedCourse {
    std::optional<Course> course = {};
    std::uint64_t hash = 0;                  ///< Playtest::levelHash
    std::optional<std::size_t> damaged = {}; ///< the first place whose level cannot be played
    bool isTooLarge = false;
};
/// Reads the levels that are not given and checks all. Takes time by their sizes.
CheckedCourse checkCourse(const LiveCourse &course, const CataloguePtr &shipped, qint64 mostCells);

/// Games of a level or a campaign by bots, played beside the window while a level is drawn. Another version begins
/// anew, beside what was found of the version before; a version that was played already, today or in an earlier run of
/// the program, goes on where it was. Of a level alone it is also found out which of these games can be won at all. All
/// games are played, counted, compared and searched by other threads: this only takes over what they have found.
class LivePlaytest : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Off,        ///< no thread may play
        Empty,      ///< there is no level yet
        TooLarge,   ///< the levels have more than mostCells together
        Unplayable, ///< a level has errors
        Paused,     ///< nobody looks
        Playing,
        Done ///< all games that are played of a level
    };

    /// Figures have numbers for each cell, and there are those of several versions.
    static constexpr qint64 mostCells = 200'000;

    /// `shipped` is the catalogue that games are started with. What is found is kept in `folder`; empty: nowhere.
    LivePlaytest(CataloguePtr shipped, std::vector<Bot> bots, const QString &folder = {}, QObject *parent = nullptr);
    /// Waits for the games that are being played, and until what was found is kept.
    ~LivePlaytest() override;

    const std::vector<Bot> &bots() const { return m_bots; }
    /// So many threads may play; 0: none, which forgets nothing.
    void setThreads(int threads);
    /// Whether somebody looks: nothing is played while nobody does.
    void setWatched(bool isWatched);
    /// Whether a level would be played.
    bool isWanted() const { return m_threads > 0 && m_isWatched; }
    /// Calls `begin`, which may play, once there was no other request for so many milliseconds; stops the games.
    void playAfter(int ms, std::function<void()> begin) { m_job.startAfter(ms, std::move(begin)); }
    /// Plays a course; `isAnother`: it is not a version of the one before.
    void play(LiveCourse course, bool isAnother);
    /// Stops the games: the level is being changed. While none are to be played, what was found becomes what was
    /// before.
    void outdate();
    /// Stops the games and forgets what is shown: another level, or another campaign, takes its place.
    void leave();
    /// What is played, or is to be.
    const LiveCourse &course() const { return m_course; }
    /// The place of the level that makes the course Unplayable.
    std::size_t damagedPlace() const { return m_damaged.value_or(m_course.edited); }

    State state() const;
    /// A row a bot, in their order.
    const LiveRows &rows() const { return m_found.rows; }
    /// Which of the first games can be won at all.
    const SolvedGames &solved() const { return m_found.solved; }
    /// The same of the version of which the rows have what was before.
    const SolvedGames &solvedBefore() const { return m_found.solvedBefore; }
    /// Whether no more will be known of these games.
    bool isCeilingKnown() const;
    /// The games that the rows are of; null before the first ones.
    std::shared_ptr<const LiveGames> games() const { return m_games; }
    qint64 played() const;
    qint64 wanted() const { return qint64(m_bots.size()) * LiveGames::mostGames; }

Q_SIGNALS:
    /// rows(), solved() or state() are others.
    void changed();

private:
    /// What was found of a version of a course.
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
    KeptPlaytests m_store;
    LiveCourse m_course;
    std::shared_ptr<LiveGames> m_games; ///< null: none
    std::uint64_t m_hash = 0;           ///< of the course of what was found
    LiveFindings m_found;
    std::deque<Kept> m_kept; ///< the newest last
    int m_threads = 1;
    bool m_isWatched = true;
    bool m_isHeld = true;                 ///< no games are played
    qint64 m_stored = 0;                  ///< the foundCount() that is in m_store
    std::optional<std::size_t> m_damaged; ///< the place of a level that cannot be played
    bool m_isTooLarge = false;
    bool m_isAnother = false; ///< m_course is no version of the one of the rows
    BackgroundJob m_job;      ///< checks the levels, then plays
};
