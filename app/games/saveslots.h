#pragma once

#include "gamecore/base/files.h"
#include "gamecore/play/game.h"
#include "gamecore/play/savefile.h"

#include <QDateTime>
#include <QJsonObject>
#include <QMutex>
#include <QObject>
#include <QThreadPool>

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

/// A saved game as it stands in a list.
struct SlotInfo {
    QString id;
    SaveHead head;
    QDateTime savedAt;
    SaveState state = SaveState::Good;

    /// Whether load() can succeed: a game of another version of the program is kept, but cannot be loaded.
    bool canBeLoaded() const { return state == SaveState::Good; }
    /// Whether it does not count.
    bool isPractice() const { return head.origin.value(QLatin1StringView("practice")).toBool(); }
};

/// Saved games, a slot each, in a folder. A slot holds what was written last (ID.save) and what was written before it
/// (ID.save.1). Writing is atomic: whenever the program or the computer stops, each of them is whole or not there.
///
/// Several programs may play from one folder: a game that another one has gone on with meanwhile is not written over;
/// it parts into two slots.
///
/// Snapshots are taken and files written on a thread of their own, in order; the caller only copies the game.
/// Everything else waits for what is being written.
class SaveSlots : public QObject {
    Q_OBJECT

public:
    explicit SaveSlots(CataloguePtr catalogue, QString folder = defaultFolder(), QObject *parent = nullptr);
    /// Waits until everything is written.
    ~SaveSlots() override;

    /// `saves` in the folder of the program's data.
    static QString defaultFolder();
    /// An id that no slot has: small letters, digits and hyphens.
    static QString newId();

    bool contains(const QString &id) const;
    /// Every slot, the one saved last first.
    QList<SlotInfo> all() const;

    /// The game of a slot. Nothing if there is none, if it is of another version, if it does not fit what the program
    /// knows, or if both files are damaged; then `why` says so and all is kept. If only the last one is damaged, the
    /// game is that of the one before, `why` says so too, and the damaged file is put aside as ID.save.damaged.
    std::optional<Game> load(const QString &id, QString *why);

    /// Writes a game into a slot, soon. What is still waiting to be written into the same slot is left out. A game that
    /// cannot be written is in its slot all the same as long as this lives, and is written as soon as any game can be.
    void write(const QString &id, const Game &game, const QJsonObject &origin = {});
    /// Writes what could not be written until now, and waits for it. Why that still fails; nothing if all is on the
    /// disk.
    std::optional<SaveFault> writeRest();
    /// Waits until everything is written.
    void flush();
    /// The slot that holds what was written into this one: another one since the game has parted.
    QString whereabouts(const QString &id);
    /// Removes a slot with all its files.
    void remove(const QString &id);

Q_SIGNALS:
    // Sent by the thread that writes; receivers that are connected in the usual way get them in their own.
    void written(const QString &id, int turn);
    void failed(const QString &id, const SaveFault &fault);
    /// What was to be written into a slot is in another one.
    void parted(const QString &id);

private:
    QString pathOf(const QString &id, const QString &ending) const;
    void runJobs();
    void carryOut(SaveJobs::Job &job);
    std::optional<SaveFault> put(const QString &id, const QByteArray &save, const QDateTime &playedAt) const;
    QList<SlotInfo> unwritten() const;
    bool isOfAnother(const QString &id);
    void know(const QString &id, const QByteArray &save);
    SaveFile readFileOf(const QString &id, const QString &ending, ReadSnapshot &read) const;
    void removeLeftovers(const QString &id) const;

    CataloguePtr m_catalogue;
    QString m_folder;
    QMutex m_mutex;
    QHash<QString, QByteArray> m_known; ///< first lines of saves as this program left or found them; guarded by m_mutex
    QHash<QString, QString> m_parted;   ///< as whereabouts(); guarded by m_mutex
    SaveJobs m_jobs;
    QThreadPool m_pool; ///< of one thread
};
