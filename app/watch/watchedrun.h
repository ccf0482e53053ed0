#pragma once

#include "app/watch/loadedrun.h"
#include "app/watch/watchlog.h"

#include <QObject>

#include <functional>

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
