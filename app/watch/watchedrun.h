#pragma once

#include "app/hud/loglines.h"
#include "app/sound/hearing.h"
#include "editor/storage/worker.h"
#include "gamecore/replay/rundifference.h"
#include "gamecore/replay/runreader.h"
#include "gamecore/replay/timeline.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

/// A run that was loaded for watching. Its timeline was played through once, to find the marks and the length.
struct LoadedRun {
    /// Null if the run cannot be watched; the reason is in `issues`, or `isByOtherRules` is true.
    std::shared_ptr<const Run> run;
    std::shared_ptr<Timeline> timeline; ///< null if `run` is null
    QString playedBy = {};              ///< displayed name of the player; if empty, RunOrigin::name is displayed
    QString id = {};                    ///< id of the recording; empty if there is none
    QString file = {};                  ///< path of the run's file, if the run is not a recording
    /// For a replay on a changed level: the first difference from the original game.
    std::optional<RunDifference> difference = {};
    bool isOfEditedLevel = false; ///< a bot played the run on the edited level, so taking over the run starts a test
    bool isOfOtherLevel = false;  ///< the level or its data has changed since the run was recorded
    bool isByOtherRules = false;  ///< recorded under another version of the rules, so the random events would differ
    IssueList issues = {};
};

/// The largest number of beats (gamecore/replay/beats.h) of a run that can be watched; longer runs would take minutes
/// to load.
inline constexpr qint64 mostWatchedBeats = 20'000'000;

/// Reads a run file and plays the run through, both by `worker`. std::nullopt if cancelled; LoadedRun::run is null if
/// the run cannot be watched. `shipped` is the catalogue that games are started with.
std::optional<LoadedRun> loadRun(const QString &path, const CataloguePtr &shipped, const Worker &worker);
/// Does the same with a run that is already in memory.
std::optional<LoadedRun> loadRun(Run run, const CataloguePtr &shipped, const Worker &worker);

/// Returns the game of a run after `beats` beats, with all earlier commands in its history, so that it can be
/// continued. std::nullopt if cancelled.
std::optional<Game> gameAt(const Run &run, const CataloguePtr &shipped, qint64 beats,
                           const std::atomic<bool> *isCancelled = nullptr);

/// Returns the log lines of the beat that led to the timeline's moment, in the program's language.
std::vector<LogLine> currentLogLines(const Timeline &timeline);

/// The log of a run up to the current moment. It contains only the last `span` beats, so that a jump to any moment is
/// fast.
class WatchLog {
public:
    /// The largest number of beats whose lines the log contains.
    static constexpr qint64 span = 300;

    /// Moves the timeline to the moment after `at` beats, and the log with it.
    void seek(Timeline &timeline, qint64 at);
    /// Adds captions of sounds from out of sight to later beats; no captions if `table` is null.
    void setCaptions(SoundTablePtr table);
    /// Clears the log, for another run or another language.
    void clear();

    /// Returns the lines, newest last; consecutive equal lines are combined.
    std::vector<LogLine> lines() const;

private:
    /// A line and the beat in which it was logged.
    struct Said {
        qint64 beat = 0;
        LogLine line;
    };

    void forgetAfter(qint64 beat);
    void tell(const Timeline &timeline);
    void add(LogLine line) { m_lines.push_back({m_to, std::move(line)}); }

    std::deque<Said> m_lines;
    std::optional<Hearing> m_hearing; ///< std::nullopt: no captions
    qint64 m_from = 0;                ///< m_lines covers the beats after m_from, up to m_to
    qint64 m_to = 0;
};

/// The watched run and its current moment.
class WatchedRun : public QObject {
    Q_OBJECT

public:
    /// The largest number of beats of a way forward that counts as steps (stepped()). Under real time, one tick of a
    /// playing game can have several beats.
    static constexpr qint64 mostSteps = 8;

    explicit WatchedRun(QObject *parent = nullptr) : QObject(parent) {}

    bool isEmpty() const { return !m_loaded.run; }
    /// Shows another run at the moment after `at` beats; `at` is limited to the length of the run. `loaded.run` must
    /// not be null.
    void show(LoadedRun loaded, qint64 at = 0);

    // The next functions require a run.
    const LoadedRun &loaded() const { return m_loaded; }
    const Run &run() const { return *m_loaded.run; }
    const Timeline &timeline() const { return *m_loaded.timeline; }
    const Game &game() const { return timeline().game(); }
    /// Returns the current moment, 0..last(), in beats.
    qint64 at() const { return timeline().at(); }
    qint64 last() const { return timeline().beats().count(); }
    /// True if the way between two moments counts as steps.
    static bool isSteps(qint64 from, qint64 to) { return to > from && to - from <= mostSteps; }
    /// Goes to the moment after `at` beats; `at` is limited to 0..last().
    void seek(qint64 at);
    /// Returns what `ask` returns for the timeline at another moment, without showing that moment.
    QString glance(qint64 at, const std::function<QString(const Timeline &)> &ask);
    /// Returns the log up to the current moment.
    const WatchLog &log() const { return m_log; }
    /// Shows captions in the log, or hides them if `table` is null. Emits moved() if a run is shown.
    void setCaptions(SoundTablePtr table);
    /// Translates the log into the current language, and emits moved().
    void retranslateLog();
    /// Returns the moment of the first mark after the current moment; std::nullopt if there is none.
    std::optional<qint64> nextMark() const;
    /// Returns the moment of the last mark before the current moment; std::nullopt if there is none.
    std::optional<qint64> previousMark() const;

Q_SIGNALS:
    /// Emitted when another run is shown.
    void begun();
    /// Emitted for each beat of a way of at most mostSteps beats forward, while the timeline is at the end of this
    /// beat. moved() follows.
    void stepped();
    /// Emitted when another moment is shown, or the same one again in another language; `from` is the previous moment.
    void moved(qint64 from);

private:
    LoadedRun m_loaded;
    WatchLog m_log;
};
