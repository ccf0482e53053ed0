#pragma once

#include "app/games/writequeue.h"
#include "gamecore/base/files.h"
#include "gamecore/replay/run.h"
#include "gamecore/replay/runrecorder.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>

/// Facts about a recording that are stored outside its file, except `by`.
struct RecordingBranch {
    QString of = {};   ///< id of the recording that this recording branches off; empty: none
    qint64 after = 0;  ///< number of beats shared with that recording (gamecore/replay/beats.h)
    QString name = {}; ///< name given by the player, one line of plain text; may be empty
    /// The player of the shared part. Stored in the recording itself.
    RunOrigin::By by = RunOrigin::By::Person;

    friend bool operator==(const RecordingBranch &, const RecordingBranch &) = default;
};

/// The branches and names of recordings, from `branches.json` in their folder. Recordings listed there are only deleted
/// by the user.
///
/// Construct a new object for each use, because other windows may change the file. A missing file counts as empty. A
/// damaged file is moved aside (renameDamaged()); a new file then lists all existing recordings, so that none is
/// deleted. If the file cannot be moved or is of a newer version, isKnown() is false and nothing is written.
class RecordingBranches {
public:
    /// The greatest length of a name in UTF-16 units; longer names are cut.
    static constexpr qsizetype longestName = 80;
    /// The file name suffix of recordings, after the id.
    static constexpr QLatin1StringView recordingEnding{".run.json"};

    /// Reads the file in `folder`. If `folder` is an empty string, isKnown() is false.
    explicit RecordingBranches(const QString &folder);

    bool isKnown() const { return !m_isReadOnly; }
    /// Returns the facts about a recording; default values if it is not listed.
    RecordingBranch of(const QString &id) const { return m_noted.value(id); }
    /// Returns the ids of the recordings that branch off directly from `id`, sorted.
    QStringList branchesOf(const QString &id) const;
    /// Returns the ids of recordings that must not be deleted automatically: all listed recordings, and the recordings
    /// that they branch off.
    QSet<QString> protectedIds() const;

    // Each function below changes the entry of `id` and writes the file at once; std::nullopt on success. On failure,
    // it leaves the file unchanged and returns the reason.
    /// Lists a recording, in place of an earlier entry.
    std::optional<SaveFault> note(const QString &id, RecordingBranch branch);
    /// Names a recording. An empty name removes the name; a recording without a branch is then no longer listed.
    std::optional<SaveFault> rename(const QString &id, const QString &name);
    /// Removes a deleted recording from the list. Recordings that branched off it now branch off its parent.
    std::optional<SaveFault> forget(const QString &id);

private:
    void read();
    void startAgain();
    std::optional<SaveFault> write() const;

    QString m_folder;
    QString m_path;
    QHash<QString, RecordingBranch> m_noted; ///< by id
    bool m_isReadOnly = false;
};

/// Games that were played, recorded as runs ID.run.json in a folder (docs/run-format.md). If there are more than
/// most(), the oldest are deleted. Exceptions are the best games (`protectedIds` of the functions), and recordings that
/// the user took over or named (branches()). If branches() cannot be read, no recording is deleted.
///
/// A WriteQueue replays games for their hashes and writes them; the caller only copies the game. Writing is atomic:
/// after a crash, each recording is complete or absent.
class Recordings : public QObject {
    Q_OBJECT

public:
    /// If `folder` is an empty string, nothing is recorded. `shipped` is the catalogue that games are started with.
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
    /// deletes the surplus recordings. Records nothing if the game did not begin at the start of its level, or if
    /// nothing was played.
    void record(const QString &id, const Game &game, const RunOrigin &origin, const QSet<QString> &protectedIds);

    /// Returns the ids of all recordings, newest first; waits until everything is written.
    QStringList all() const;
    /// Returns the ids of the recordings on the disk, newest first, without waiting.
    QStringList written() const;
    QString pathOf(const QString &id) const;
    /// Reads the branches and names from the disk.
    RecordingBranches branches() const { return RecordingBranches(m_folder); }
    /// Stores the branch of a game that will be recorded as `id`; std::nullopt on success, otherwise the reason.
    std::optional<SaveFault> note(const QString &id, const RecordingBranch &branch);
    /// Deletes an existing recording and its entry in branches(); std::nullopt on success, otherwise the reason.
    /// Recordings that branch off it remain.
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
