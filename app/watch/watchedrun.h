#pragma once

#include "app/hud/loglines.h"
#include "app/watch/loadedrun.h"
#include "gamecore/replay/timeline.h"

#include <QObject>

#include <deque>
#include <functional>

/// Returns the log lines of the last beat before the timeline's moment, in the program's language.
std::vector<LogLine> toldNow(const Timeline &timeline);

/// The log of a run up to the current moment. It only covers the last beats, because any of millions of moments may
/// follow.
class WatchLog {
public:
    /// The number of beats before the moment whose lines are included.
    static constexpr qint64 span = 300;

    /// Moves the log and the timeline to the moment after that many beats.
    void seek(Timeline &timeline, qint64 at);
    /// Clears the log, for another run or another language.
    void clear();

    /// Returns the lines, newest last; consecutive equal lines are combined.
    std::vector<LogLine> lines() const;

private:
    struct Said {
        qint64 beat = 0;
        LogLine line;
    };

    void forgetAfter(qint64 beat);
    void tell(const Timeline &timeline);

    std::deque<Said> m_lines;
    qint64 m_from = 0; ///< lines of the beats from here to m_to are known
    qint64 m_to = 0;
};

/// The watched run and its current moment.
class WatchedRun : public QObject {
    Q_OBJECT

public:
    explicit WatchedRun(QObject *parent = nullptr) : QObject(parent) {}

    bool isEmpty() const { return !m_loaded.run; }
    /// Shows another run, which must have been played through, from the moment after that many beats.
    void show(LoadedRun loaded, qint64 at = 0);

    // The next functions require a run.
    const LoadedRun &loaded() const { return m_loaded; }
    const Run &run() const { return *m_loaded.run; }
    const Timeline &timeline() const { return *m_loaded.timeline; }
    const Game &game() const { return timeline().game(); }
    /// Returns the current moment, 0..last(), in beats.
    qint64 at() const { return timeline().at(); }
    qint64 last() const { return timeline().beats().count(); }
    /// Goes to a moment, limited to the run.
    void seek(qint64 at);
    /// Calls `ask` with another moment without showing it: the timeline is moved there and back before this returns.
    QString glance(qint64 at, const std::function<QString(const Timeline &)> &ask);
    /// Returns the log up to the current moment.
    const WatchLog &log() const { return m_log; }
    /// Translates the log into the current language.
    void retell();
    /// Returns the first mark after the moment, or the last one before it; std::nullopt if there is none.
    std::optional<qint64> nextMark() const;
    std::optional<qint64> previousMark() const;

Q_SIGNALS:
    /// Emitted when another run is shown.
    void begun();
    /// Emitted when another moment is shown, or the same one again in another language; `from` is the previous moment.
    void moved(qint64 from);

private:
    LoadedRun m_loaded;
    WatchLog m_log;
};
