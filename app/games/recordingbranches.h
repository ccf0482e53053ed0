#pragma once

#include "gamecore/base/files.h"
#include "gamecore/replay/run.h"

#include <QHash>
#include <QSet>
#include <QStringList>

/// Facts about a recording that are not in its file.
struct RecordingBranch {
    QString of = {};   ///< id of the recording that it branches off; empty: none
    qint64 after = 0;  ///< so many beats of that recording are its own, too (gamecore/replay/beats.h)
    QString name = {}; ///< what the person calls it, in one line of plain text; may be empty
    /// The player until there; noted in the recording itself, not beside it.
    RunOrigin::By by = RunOrigin::By::Person;

    friend bool operator==(const RecordingBranch &, const RecordingBranch &) = default;
};

/// Branches and names of recordings, in `branches.json` of their folder. A recording that is noted there is deleted
/// only when the person says so.
///
/// Callers make it anew for each use, so that it is what is on the disk: other windows write there, too. A file that is
/// not there is an empty one. A damaged one is put aside (putDamagedAside()), and all recordings that are there by then
/// are noted, so that none is deleted. A file that cannot be put aside, or is of a newer version, is left as it is:
/// then isKnown() is false, and nothing is written.
class RecordingBranches {
public:
    /// The length of a name in UTF-16 units; longer ones are cut.
    static constexpr qsizetype longestName = 80;
    /// The ending of recordings in that folder, behind their ids.
    static constexpr QLatin1StringView recordingEnding{".run.json"};

    /// Reads the file. An empty folder: nothing is known.
    explicit RecordingBranches(const QString &folder);

    bool isKnown() const { return !m_isReadOnly; }
    /// Returns what is noted of a recording; the default if there is nothing.
    RecordingBranch of(const QString &id) const { return m_noted.value(id); }
    /// Ids of the recordings that branch off one, in order.
    QStringList branchesOf(const QString &id) const;
    /// Ids of the recordings that stay: all that are noted, and all that one of these branches off.
    QSet<QString> heldOnTo() const;

    // Each writes the file at once, or leaves it as it was and says why.
    std::optional<SaveFault> note(const QString &id, RecordingBranch branch);
    /// With an empty name the recording has none; if it is no branch, it is no longer noted.
    std::optional<SaveFault> rename(const QString &id, const QString &name);
    /// The recording is no longer there: its branches branch off what it branched off.
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
