#pragma once

#include "app/games/recordingbranches.h"
#include "app/games/writequeue.h"
#include "gamecore/replay/runrecorder.h"

#include <QObject>
#include <QSet>

/// Games that were played, recorded as runs ID.run.json in a folder (docs/run-format.md). If there are too many, the
/// oldest are deleted, except those that the caller holds and those that the user took over or named (branches()). If
/// branches() cannot be read, none is deleted.
///
/// A WriteQueue replays games for their hashes and writes them; the caller only copies the game. Writing is atomic:
/// after a crash, each recording is complete or absent.
class Recordings : public QObject {
    Q_OBJECT

public:
    /// With an empty folder nothing is recorded. `shipped` is the catalogue that games are started with.
    explicit Recordings(CataloguePtr shipped, QString folder = defaultFolder(), QObject *parent = nullptr);

    /// Returns the folder `runs` in the program's data folder.
    static QString defaultFolder();

    /// Returns the number of recordings to keep besides the held ones; initially from the settings. With 0, only those
    /// listed in branches() are kept.
    int most() const { return m_most; }
    void setMost(int most) { m_most = most; }
    /// Returns the ids that would be deleted if `most` were kept, newest first. `heldOnTo` lists ids that are always
    /// kept.
    QStringList tooMany(int most, const QSet<QString> &heldOnTo) const;
    /// Deletes the surplus recordings.
    void removeTooMany(const QSet<QString> &heldOnTo);
    /// Records the current state of a game and replaces the earlier recording of that id. Does nothing if the game did
    /// not start from its level, or if nothing was played. `heldOnTo` lists ids that are kept.
    void record(const QString &id, const Game &game, const RunOrigin &origin, const QSet<QString> &heldOnTo);

    /// Returns the ids of all recordings, newest first; waits until everything is written.
    QStringList all() const;
    /// Returns the ids on the disk without waiting.
    QStringList written() const;
    QString pathOf(const QString &id) const;
    /// Reads the branches and names from the disk.
    RecordingBranches branches() const { return RecordingBranches(m_folder); }
    /// Stores the branch of a game before it is recorded; returns the reason on failure.
    std::optional<SaveFault> note(const QString &id, const RecordingBranch &branch);
    /// Deletes an existing recording and its entry in branches(). Its branches are kept.
    std::optional<SaveFault> remove(const QString &id);
    /// Waits until every pending file was tried once.
    void flush() const { m_writes.flush(); }
    WriteQueue &writes() { return m_writes; }

private:
    void removeOldest(int most, const QSet<QString> &heldOnTo) const;

    CataloguePtr m_shipped;
    QString m_folder;
    int m_most;
    WriteQueue m_writes;
};
