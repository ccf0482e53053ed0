#pragma once

#include "gamecore/base/files.h"
#include "gamecore/replay/run.h"

#include <QHash>
#include <QSet>
#include <QStringList>

/// What is known of a kept run beside its file.
struct RecordingBranch {
    QString of = {};   ///< id of the run that it branches off; empty: of none
    qint64 after = 0;  ///< so many beats of that run are its own, too (gamecore/replay/beats.h)
    QString name = {}; ///< what the person calls it, in one line of plain text; may be empty
    /// Who played until there; noted in the run itself, not beside it.
    RunOrigin::By by = RunOrigin::By::Person;

    friend bool operator==(const RecordingBranch &, const RecordingBranch &) = default;
};

/// How kept runs branch off each other and what the person calls them, in `branches.json` of their folder. Whatever is
/// noted there is held on to: it goes only when the person says so.
///
/// Made anew for each use, so that it is what is on the disk: other windows write there, too. A file that is not there
/// is an empty one. Of a damaged one nobody knows what was noted: it is put aside (putDamagedAside()), and all runs
/// that are there by then are noted, so that none goes. One that cannot be put aside, or is of a newer version, is left
/// as it is: then isKnown() is false, and nothing is written.
class RecordingBranches {
public:
    /// Of a name, in UTF-16 units; longer ones are cut.
    static constexpr qsizetype longestName = 80;
    /// The ending of run files in that folder, behind their ids.
    static constexpr QLatin1StringView recordingEnding{".run.json"};

    /// Reads the file. An empty folder: nothing is known.
    explicit RecordingBranches(const QString &folder);

    bool isKnown() const { return !m_isReadOnly; }
    /// What is noted of a run; nothing in particular if it is not.
    RecordingBranch of(const QString &id) const { return m_noted.value(id); }
    /// Ids of the runs that branch off one, in order.
    QStringList branchesOf(const QString &id) const;
    /// Ids of the runs that do not go: all that are noted, and all that one of these branches off.
    QSet<QString> heldOnTo() const;

    // Each writes the file at once, or leaves it as it was and says why.
    std::optional<SaveFault> note(const QString &id, RecordingBranch branch);
    /// An empty name: the run has none; if it is no branch, it is no longer held on to.
    std::optional<SaveFault> rename(const QString &id, const QString &name);
    /// The run is no longer there: what branched off it branches off what it did.
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
