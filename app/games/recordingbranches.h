#pragma once

#include "gamecore/base/files.h"
#include "gamecore/replay/run.h"

#include <QHash>
#include <QSet>
#include <QStringList>

/// Facts about a recording that are stored outside its file.
struct RecordingBranch {
    QString of = {};   ///< id of the recording that this recording branches off; empty: none
    qint64 after = 0;  ///< number of beats shared with that recording (gamecore/replay/beats.h)
    QString name = {}; ///< name given by the player, one line of plain text; may be empty
    /// The player of the shared part. Stored in the recording itself, not in branches.json.
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

    /// Reads the file; with an empty folder, nothing is known.
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
