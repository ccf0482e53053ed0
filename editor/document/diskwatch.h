#pragma once

#include "editor/document/leveldocument.h"
#include "editor/storage/backgroundjob.h"
#include "editor/storage/filewatch.h"

#include <map>

/// The watch on the file of the current level, for changes by other programs. A level without unsaved changes is
/// reloaded automatically, as an undo step. If the level has unsaved changes, only state() changes, and the author
/// decides. Saves by the document itself do not count as changes. Shipped levels are not watched.
///
/// A check reads the file only if its size or time differs from OpenLevel::disk, or if it was written less than two
/// seconds ago. Large files are read in a worker thread, so the result arrives later. For a level inside an archive,
/// the size and the time of the archive are compared.
class DiskWatch : public QObject {
    Q_OBJECT

public:
    /// Delay between the first and the second check of a file. Another program may be writing a file that is missing or
    /// unreadable, so the file is reported only if it is still missing or unreadable at the second check. If a stroke
    /// is open during a check, the check is also repeated after this delay.
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

    /// Compares the file with the document. The watch calls it when the system reports a change of the file. This does
    /// not work on every disk, so DiskFeature also calls it when the window becomes active and before saving.
    void check();
    /// True if a worker thread is reading a large file; state() may change when the file has been read.
    bool isReading() const { return m_job.isRunning(); }
    /// True if the size and the time of the file, or of its archive, are those in OpenLevel::disk.
    bool isAsKnown() const;
    /// Drops a running check and sets state() to Same. Call it after the document has written its file.
    void noteSaved();
    /// Replaces the level by the content of the file, as an undo step. If the file cannot be read, only state()
    /// changes. A large file is read by `worker`; if the user cancels it, nothing changes.
    void reload(const Worker &worker = workHere);
    /// Keeps the level and ignores the present content of the file; state() becomes Same, and the level counts as
    /// modified.
    void ignoreDiskChange();
    /// Forgets the states of all levels except the ones with these numbers (OpenLevel::number).
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
        QString source; ///< the level's file, or the archive that contains it; stored, since the path of an archive
                        ///< that is missing now would look like a folder
        DiskState seen; ///< state of the file at the last check
        State state = State::Same;
    };

    Known &known();
    void lookAtLevel();
    /// Checks the file. `isInDoubt`: this is the second check, doubtMs after the first one.
    void look(bool isInDoubt);
    void lookElsewhere(bool isInDoubt);
    void judge(LoadedLevel read, bool isInDoubt);
    void acceptOrRecheck(State state, bool isInDoubt);
    void setState(State state);
    void take(LoadedLevel read);

    LevelDocument &m_document;
    std::map<int, Known> m_known; ///< states of all levels that have been current, by OpenLevel::number
    State m_state = State::Same;
    IssueList m_issues;
    FileWatch m_watch;
    QTimer m_doubt;      ///< runs until the second check
    BackgroundJob m_job; ///< reads large files
};
