#pragma once

#include "app/games/runbranches.h"
#include "gamecore/replay/runrecorder.h"

#include <QMap>
#include <QObject>
#include <QSet>
#include <QThreadPool>

/// Games that were played, as runs in a folder (docs/run-format.md), ID.run.json. Of too many the ones played longest
/// ago go, but for those that somebody holds on to: whoever calls, and the person who branched off them, took them over
/// or gave them a name (branches()). Where nobody knows what the person holds on to, none goes.
///
/// Games are played again for their hashes and written on a thread of their own, in order; the caller only copies the
/// game. Everything else waits for what is being written. Writing is atomic: whenever the program or the computer
/// stops, each run is whole or not there.
class KeptRuns : public QObject {
    Q_OBJECT

public:
    /// An empty folder: nothing is kept. `shipped` is the catalogue that games are started with.
    explicit KeptRuns(CataloguePtr shipped, QString folder = defaultFolder(), QObject *parent = nullptr);
    /// Waits until everything is written.
    ~KeptRuns() override;

    /// `runs` in the folder of the program's data.
    static QString defaultFolder();

    /// How many are kept, beside those that somebody holds on to; at first what the settings say. 0: none but those
    /// that are noted in branches().
    int most() const { return m_most; }
    void setMost(int most) { m_most = most; }
    /// Ids of those that would go if so many were kept, the one written last first; `heldOnTo` are ids that do not go.
    QStringList tooMany(int most, const QSet<QString> &heldOnTo) const;
    /// Removes those that are too many now.
    void removeTooMany(const QSet<QString> &heldOnTo);
    /// Keeps a game as it is now, in place of what was kept under that id before. One that was not begun from its
    /// level, or in which nothing was played, is left out. `heldOnTo` are ids that do not go.
    void keep(const QString &id, const Game &game, const RunOrigin &origin, const QSet<QString> &heldOnTo);

    /// Ids of those that are kept, the one written last first.
    QStringList all() const;
    /// The same without waiting for what is being written: kept() tells of that.
    QStringList written() const;
    QString pathOf(const QString &id) const;
    /// How they branch off each other, and their names, as it is on the disk now.
    RunBranches branches() const { return RunBranches(m_folder); }
    /// Notes what one branches off, before it is kept, or says why it cannot.
    std::optional<SaveFault> note(const QString &id, const RunBranch &branch);
    /// Removes one for good, which must be there, with what is noted of it; what branches off it stays.
    std::optional<SaveFault> remove(const QString &id);
    /// Waits until everything is written.
    void flush() const { m_pool.waitForDone(); }
    /// Writes what could not be written until now, and waits for it. Why that still fails; nothing if all is on the
    /// disk.
    std::optional<SaveFault> writeRest();

Q_SIGNALS:
    // Sent by the thread that writes.
    void kept(const QString &id);
    /// What could not be written is written with the next one, or when this goes, but for what did not fit in memory.
    void failed(const SaveFault &fault);

private:
    std::optional<SaveFault> write(const QString &id, const QByteArray &run);
    std::optional<SaveFault> tryRest();
    void removeOldest(int most, const QSet<QString> &heldOnTo) const;

    CataloguePtr m_shipped;
    QString m_folder;
    int m_most;
    QMap<QString, QByteArray> m_rest; ///< by id: could not be written; of the thread that writes
    mutable QThreadPool m_pool;
};
