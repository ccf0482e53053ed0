#pragma once

#include "editor/document/leveldocument.h"
#include "editor/storage/backgroundjob.h"
#include "editor/storage/filewatch.h"

#include <map>

/// Watches the files of the open levels for changes by other programs. A level without unsaved changes follows its file
/// automatically. Otherwise the author chooses, and nothing happens until then. Reloading is an undo step. Saves by the
/// document itself do not count as changes.
///
/// A file is read only if its size or time differs from OpenLevel::disk. Large files are read in a worker thread, so
/// the result arrives later. For a level inside an archive, the archive's size and time count.
class DiskWatch : public QObject {
    Q_OBJECT

public:
    /// A missing or unreadable file may be in the middle of being written. It is reported only if it is still so after
    /// this delay.
    static constexpr int doubtMs = 700;

    enum class State : std::uint8_t {
        Same,
        Changed,    ///< the file holds another level, and the document has unsaved changes
        Unreadable, ///< the file cannot be opened; see issues()
        Gone
    };

    /// The document must outlive the watch.
    explicit DiskWatch(LevelDocument &document, QObject *parent = nullptr);

    State state() const { return m_state; }
    /// Returns why the file cannot be opened.
    const IssueList &issues() const { return m_issues; }

    /// Compares the file with the document. Called automatically when the system reports a change, which it does not on
    /// every disk.
    void check();
    /// True if a worker thread is reading a large file; a state change may follow.
    bool isReading() const { return m_job.isRunning(); }
    /// True if the file still has the size and the time that the document knows.
    bool isAsKnown() const;
    /// Records that the document has just written its file.
    void noteSaved();
    /// Replaces the level by the content of the file. A large file is read by `worker`; if it is cancelled, nothing
    /// changes.
    void reload(const Worker &worker = workHere);
    /// Keeps the level as it is and ignores the current content of the file.
    void keepMine();
    /// Forgets all levels except those with these numbers.
    void forgetAllBut(const QList<int> &numbers);

Q_SIGNALS:
    /// state() changed, or another level is in the document.
    void stateChanged();
    /// The level was reloaded automatically.
    void followed();

private:
    /// The watched state of one open level's file.
    struct Known {
        QString path;
        QString source; ///< file or archive with the bytes; stored because the path of a missing archive looks like a
                        ///< folder
        DiskState seen; ///< state of the file at the last check
        State state = State::Same;
    };

    Known &known();
    void lookAtLevel();
    void look(bool isInDoubt);
    void lookElsewhere(bool isInDoubt);
    void judge(LoadedLevel read, bool isInDoubt);
    void doubt(State state, bool isInDoubt);
    void setState(State state);
    void take(LoadedLevel read);

    LevelDocument &m_document;
    std::map<int, Known> m_known; ///< by OpenLevel::number
    State m_state = State::Same;
    IssueList m_issues;
    FileWatch m_watch;
    QTimer m_doubt;
    BackgroundJob m_job; ///< reads large files
};
