#pragma once

#include "editor/document/leveltabs.h"
#include "editor/storage/recoveryfiles.h"

#include <QTimer>

#include <map>

class BackgroundJob;

/// The writer of recovery files: one for each open level that has unsaved changes, so that these changes survive a
/// crash. A small level is written after each undo step. A large level is written by a worker thread, at intervals.
/// During a long stroke, levels of any size are written at intervals.
///
/// On a normal exit the author has saved or discarded all changes, and the recovery files are deleted. If the program
/// is killed, the recovery files stay, and RecoveryFolder::lostWork() finds them.
class RecoveryWriter : public QObject {
    Q_OBJECT

public:
    /// Interval between writes. A crash loses at most the work of one interval; for a large level, also the work during
    /// a write.
    static constexpr int longestMs = 2000;
    /// Delay before a failed write is retried.
    static constexpr int againMs = 10 * 1000;

    /// `document` and `levels` must outlive the writer; `document` must be the document of `levels`.
    RecoveryWriter(const LevelDocument &document, const LevelTabs &levels, RecoveryFolder folder,
                   QObject *parent = nullptr);
    /// Deletes the recovery files.
    ~RecoveryWriter() override;

    const RecoveryFolder &folder() const { return m_folder; }
    /// True if another window or process has the file of the current level open. False for a level that is read-only or
    /// has no file.
    bool isOpenElsewhere() const;

    /// True if the recovery file of the current level is complete and up to date.
    bool isKept() const;
    /// Writes the recovery files that are out of date, and deletes those of levels without unsaved changes.
    void keep();
    /// Makes `place` the place of the current level's recovery file and deletes the recovery file at the former place.
    /// Call it after the level was restored from the file at `place`.
    void adopt(std::unique_ptr<RecoveryPlace> place);

Q_SIGNALS:
    /// isOpenElsewhere() may have changed, because a level was opened or got another path.
    void claimed();
    /// A recovery file could not be written, so changes are no longer safe. Not emitted again before safeAgain().
    void failed(const SaveFault &fault);
    /// After failed(), all changes are safe: each failed write has been repeated, or is no longer needed, for example
    /// because its level was saved or closed.
    void safeAgain();

private:
    /// The recovery state of an open level.
    struct Sheet {
        Sheet();
        ~Sheet();
        Q_DISABLE_COPY_MOVE(Sheet)

        QString path;            ///< OpenLevel::path at the last call of claim()
        bool isReadOnly = false; ///< OpenLevel::isReadOnly at the last call of claim()
        /// The place of the recovery file, locked; null if neither a recovery file nor a lock is needed.
        std::unique_ptr<RecoveryPlace> place;
        bool hasFile = false;   ///< a recovery file may exist
        bool isCurrent = false; ///< the recovery file has the newest changes, or will have them when `job` ends
        bool hasFailed = false; ///< the last write failed
        std::unique_ptr<BackgroundJob> job; ///< writes a large level; null if none was started
    };

    const Sheet *knownSheet() const;
    void touch();
    void onEdited();
    void onTabsChanged();
    void claim(const OpenLevel &level, Sheet &sheet);
    std::unique_ptr<RecoveryPlace> placeFor(const OpenLevel &level) const;
    bool hasChanges(const OpenLevel &level) const;
    void write(const OpenLevel &level, Sheet &sheet);
    void onWritten(int number, const std::optional<SaveFault> &fault);
    void tellIfSafe();
    static void removeFile(Sheet &sheet);
    static void forget(Sheet &sheet);
    RecoveryInfo infoOf(const OpenLevel &level) const;

    const LevelDocument &m_document;
    const LevelTabs &m_levels;
    RecoveryFolder m_folder;
    std::map<int, Sheet> m_sheets; ///< of all open levels, by OpenLevel::number
    QTimer m_timer;                ///< runs until the next writing
    QTimer m_again;                ///< runs until the next attempt after a failure
    bool m_isSafe = true;          ///< false from failed() until safeAgain()
};
