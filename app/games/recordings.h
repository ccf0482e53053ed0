#pragma once

#include "app/games/recordingbranches.h"
#include "app/games/writequeue.h"
#include "gamecore/replay/runrecorder.h"

#include <QObject>
#include <QSet>

/// Games that were played, recorded as runs ID.run.json in a folder (docs/run-format.md). If there are more than
/// most(), the oldest are deleted. Exceptions are the best games (`protectedIds` of the functions), and recordings that
/// the user took over or named (branches()). If branches() cannot be read, no recording is deleted.
///
/// A WriteQueue replays games for their hashes and writes them; the caller only copies the game. Writing is atomic:
/// after a crash, each recording is complete or absent.
class Recordings : public QObject {
    Q_OBJECT

public:
    /// With an empty folder, nothing is recorded. `shipped` is the catalogue that games are started with.
    explicit Recordings(CataloguePtr shipped, QString folder = defaultFolder(), QObject *parent = nullptr);

    /// Returns the folder `runs` in the program's data folder.
    static QString defaultFolder();

    /// Returns the number of recordings to keep, not counting the exceptions; initially from the settings. With 0, only
    /// the exceptions are recorded.
    int most() const { return m_most; }
    void setMost(int most) { m_most = most; }
    /// Returns the ids of the recordings that would be deleted if only `most` were kept, newest first.
    QStringList tooMany(int most, const QSet<QString> &protectedIds) const;
    /// Waits until everything is written, then deletes the surplus recordings.
    void removeTooMany(const QSet<QString> &protectedIds);
    /// Queues a recording of the current state of a game, in place of the earlier recording of that id. After writing,
    /// deletes the surplus recordings. Records no game that did not start from its level, or in which nothing was
    /// played.
    void record(const QString &id, const Game &game, const RunOrigin &origin, const QSet<QString> &protectedIds);

    /// Returns the ids of all recordings, newest first; waits until everything is written.
    QStringList all() const;
    /// Returns the ids of the recordings on the disk, newest first, without waiting.
    QStringList written() const;
    QString pathOf(const QString &id) const;
    /// Reads the branches and names from the disk.
    RecordingBranches branches() const { return RecordingBranches(m_folder); }
    /// Stores what a game that will be recorded branches off; std::nullopt on success, otherwise the reason.
    std::optional<SaveFault> note(const QString &id, const RecordingBranch &branch);
    /// Deletes an existing recording and its entry in branches(); std::nullopt on success. Recordings that branch off
    /// it remain.
    std::optional<SaveFault> remove(const QString &id);
    /// Waits until every pending file was tried once.
    void flush() const { m_writes.flush(); }
    WriteQueue &writes() { return m_writes; }

private:
    void removeOldest(int most, const QSet<QString> &protectedIds) const;

    CataloguePtr m_shipped;
    QString m_folder;
    int m_most;
    WriteQueue m_writes;
};
