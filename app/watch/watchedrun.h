#pragma once

#include "app/hud/loglines.h"
#include "app/watch/loadedrun.h"
#include "gamecore/replay/timeline.h"

#include <QObject>

#include <deque>
#include <functional>

/// What came of the last beat before the moment of a timeline, in the language of the program.
std::vector<LogLine> toldNow(const Timeline &timeline);

/// What was said in a run until the moment that is shown: of the last beats only, since a moment may be any of
/// millions.
class WatchLog {
public:
    /// Beats before the moment whose lines are kept.
    static constexpr qint64 span = 300;

    /// Goes to the moment after so many beats, and takes the timeline there.
    void seek(Timeline &timeline, qint64 at);
    /// Forgets all: another run follows, or another language.
    void clear();

    /// Equal lines that follow each other are one. The newest comes last.
    std::vector<LogLine> lines() const;

private:
    struct Said {
        qint64 beat = 0;
        LogLine line;
    };

    void forgetAfter(qint64 beat);
    void tell(const Timeline &timeline);

    std::deque<Said> m_lines;
    qint64 m_from = 0; ///< what was said after this beat is known until m_to
    qint64 m_to = 0;
};

/// The run that is watched, and the moment of it that is shown.
class WatchedRun : public QObject {
    Q_OBJECT

public:
    explicit WatchedRun(QObject *parent = nullptr) : QObject(parent) {}

    bool isEmpty() const { return !m_loaded.run; }
    /// Shows another run, which must have been gone through, from its beginning or from the moment after so many beats.
    void show(LoadedRun loaded, qint64 at = 0);

    // There must be a run.
    const LoadedRun &loaded() const { return m_loaded; }
    const Run &run() const { return *m_loaded.run; }
    const Timeline &timeline() const { return *m_loaded.timeline; }
    const Game &game() const { return timeline().game(); }
    /// The moment that is shown, 0..last(), in beats.
    qint64 at() const { return timeline().at(); }
    qint64 last() const { return timeline().beats().count(); }
    /// Goes to a moment; what is outside of the run is the nearest one in it.
    void seek(qint64 at);
    /// Asks about another moment, which is not shown: the run is there and back again before this returns.
    QString glance(qint64 at, const std::function<QString(const Timeline &)> &ask);
    /// What was said until then.
    const WatchLog &log() const { return m_log; }
    /// Says it anew, in another language.
    void retell();
    /// The first mark behind the moment, or the last one before it; nothing: there is none.
    std::optional<qint64> nextMark() const;
    std::optional<qint64> previousMark() const;

Q_SIGNALS:
    /// Another run is shown.
    void begun();
    /// Another moment is shown, or the same is told anew; `from` was it before.
    void moved(qint64 from);

private:
    LoadedRun m_loaded;
    WatchLog m_log;
};
