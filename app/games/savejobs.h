#pragma once

#include "gamecore/base/files.h"
#include "gamecore/play/game.h"

#include <QDateTime>
#include <QJsonObject>
#include <QMutex>

#include <functional>
#include <vector>

/// Games on their way into their slots, at most one for each. One that could not be written rests here until another
/// one could, or until it is asked for again, so that a full disk takes no game away. Any thread may call.
class SaveJobs {
public:
    struct Job {
        QString id; ///< of its slot
        Game game;
        QJsonObject origin;
        QDateTime restsSince = {}; ///< when it could not be written for the first time; null: it never rested
    };

    /// Takes the place of what waits for the same slot.
    void add(Job job);
    /// The one that waits longest.
    std::optional<Job> take();
    /// A job that was taken could not be done.
    void rest(Job job, const SaveFault &fault);
    /// A job for that slot was done.
    void noteDone(const QString &id);
    /// All that rest wait again, unless there is something newer for their slots.
    void tryAgain();
    /// Nothing is to be written into that slot any more.
    void drop(const QString &id);
    /// Why jobs rest; nothing if none does.
    std::optional<SaveFault> fault() const;
    /// The game of a slot, if its job rests.
    std::optional<Game> restingGame(const QString &id) const;
    /// Looks at those that rest, the newest last.
    void eachResting(const std::function<void(const Job &)> &look) const;

private:
    static void removeFrom(std::vector<Job> &jobs, const QString &id);
    void wake();

    mutable QMutex m_mutex;
    std::vector<Job> m_waiting;
    std::vector<Job> m_resting;
    std::optional<SaveFault> m_fault; ///< of the last job
};
