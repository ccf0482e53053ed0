#pragma once

#include "editor/document/leveldocument.h"
#include "editor/storage/backgroundjob.h"
#include "editor/storage/filewatch.h"

#include <map>

/// Watches the file of the current level for changes by other programs. A level without unsaved changes is reloaded
/// automatically, as an undo step. Otherwise only state() changes, and the author decides. Saves by the document itself
/// do not count as changes. Shipped levels are not watched.
///
/// A file is read only if its size or time differs from OpenLevel::disk. Large files are read in a worker thread, so
/// the result arrives later. For a level inside an archive, the archive's size and time count.
class DiskWatch : public QObject {
    Q_OBJECT

public:
    /// Delay of a second check. A missing or unreadable file may be in the middle of being written, so it is reported
    /// only if the second check finds the same. A check during an open stroke is also repeated after this delay.
    static constexpr int doubtMs = 700;

    enum class State : std::uint8_t {
        Same,       ///< no change, or none confirmed yet
        Changed,    ///< the file holds another level, and the document has unsaved changes
        Unreadable, ///< the file exists but cannot be read as a level; see issues()
        Gone        ///< the file does not exist; the level counts as modified
    };

    /// The document must outlive the watch.
    explicit DiskWatch(LevelDocument &document, QObject *parent = nullptr);

    /// Returns the state of the current level's file, as of the last check.
    State state() const { return m_state; }
    /// Returns why the file cannot be read; only for State::Unreadable.
    const IssueList &issues() const { return m_issues; }

    /// Compares the file with the document. Called automatically when the system reports a change, which does not work
    /// on every disk, so the window also calls it when it becomes active and before saving.
    void check();
    /// True if a worker thread is reading a large file; state() may change when it ends.
    bool isReading() const { return m_job.isRunning(); }
    /// True if the size and the time of the file, or of its archive, are those in OpenLevel::disk.
    bool isAsKnown() const;
    /// Call it after the document has written its file: drops a running check; state() becomes Same.
    void noteSaved();
    /// Replaces the level by the content of the file, as an undo step. If the file cannot be read, only state()
    /// changes. A large file is read by `worker`; if that is cancelled, nothing changes.
    void reload(const Worker &worker = workHere);
    /// Keeps the level and ignores the present content of the file; state() becomes Same, and the level counts as
    /// modified.
    void ignoreDiskChange();
    /// Forgets the states of all levels except those with these OpenLevel::number.
    void forgetAllBut(const QList<int> &numbers);

Q_SIGNALS:
    /// state() changed, perhaps because another level is current.
    void stateChanged();
    /// The level was replaced by different content of its file, automatically or by reload().
    void followed();

private:
    /// The watched state of the file of one open level.
    struct Known {
        QString path;
        QString source; ///< the file, or its archive; stored, since the path of a missing archive looks like a folder
        DiskState seen; ///< of the file at the last check
        State state = State::Same;
    };

    Known &known();
    void lookAtLevel();
    /// Checks the file. `isInDoubt`: this is the second check, after doubtMs.
    void look(bool isInDoubt);
    void lookElsewhere(bool isInDoubt);
    void judge(LoadedLevel read, bool isInDoubt);
    void recheckLater(State state, bool isInDoubt);
    void setState(State state);
    void take(LoadedLevel read);

    LevelDocument &m_document;
    std::map<int, Known> m_known; ///< of the levels that have been current, by OpenLevel::number
    State m_state = State::Same;
    IssueList m_issues;
    FileWatch m_watch;
    QTimer m_doubt;      ///< runs until the second check
    BackgroundJob m_job; ///< reads large files
};
