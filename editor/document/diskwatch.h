#pragma once

#include "editor/document/leveldocument.h"
#include "editor/storage/backgroundjob.h"
#include "editor/storage/filewatch.h"

#include <map>

/// Compares the level in the document with its file while other programs may change that. A level without changes
/// follows its file by itself; otherwise the person is to choose, and nothing happens until then. Whatever is taken
/// from the file is a step that can be undone. What the document saves itself is no change.
///
/// A file is read only where its size or time is another than the document knows (OpenLevel::disk), a large one in
/// another thread: then what is found is told a moment later. For a file within an archive that of the archive counts.
class DiskWatch : public QObject {
    Q_OBJECT

public:
    /// A file that is gone or cannot be read may be in the middle of being written: it is told of only if it still is
    /// so long after.
    static constexpr int doubtMs = 700;

    enum class State : std::uint8_t {
        Same,
        Changed,    ///< the file holds another level, and the one in the document has changes
        Unreadable, ///< what is in the file now cannot be opened; see issues()
        Gone
    };

    /// The document must outlive this.
    explicit DiskWatch(LevelDocument &document, QObject *parent = nullptr);

    State state() const { return m_state; }
    /// Why the file cannot be opened.
    const IssueList &issues() const { return m_issues; }

    /// Looks at the file. Happens by itself where the system tells of changes, which it does not on every disk.
    void check();
    /// Whether a large file is being read in another thread, of which something may be told yet.
    bool isReading() const { return m_job.isRunning(); }
    /// Whether the file has the size and the time that the document knows.
    bool isAsKnown() const;
    /// The document has just written its file.
    void noteSaved();
    /// Takes what is in the file. A large one is read by `worker`; nothing happens if that is cancelled.
    void reload(const Worker &worker = workHere);
    /// Keeps the level as it is; nothing is told any more of the file as it is now.
    void keepMine();
    /// Lets go of all levels but those with these numbers.
    void forgetAllBut(const QList<int> &numbers);

Q_SIGNALS:
    /// state() is another, or that of another level.
    void stateChanged();
    /// The level in the document followed its file.
    void followed();

private:
    /// What is known of one open level's file.
    struct Known {
        QString path;
        QString source; ///< what holds its bytes; remembered, for an archive that is gone looks like a folder
        DiskState seen; ///< what it was when it was last looked at
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
    BackgroundJob m_job; ///< reads
};
