#pragma once

#include "editor/document/leveltabs.h"
#include "editor/storage/recoveryfiles.h"

#include <QTimer>

#include <map>

class BackgroundJob;

/// Maintains a recovery file for each open level that has unsaved changes, so that they survive a crash. A small level
/// is written after each undo step; a large one by a worker thread, at intervals. During a long stroke, the level is
/// also written at intervals.
///
/// On a normal exit the author has confirmed all levels, and their recovery files are deleted. If the program is
/// killed, they stay, and RecoveryFolder::lostWork() finds them.
class RecoveryWriter : public QObject {
    Q_OBJECT

public:
    /// Interval of writing: at most this much work can be lost. For a large level, the time to write it is added.
    static constexpr int longestMs = 2000;
    /// Delay before a failed write is retried.
    static constexpr int againMs = 10 * 1000;

    /// Document and tabs must outlive the keeper; the document must be the one of the tabs.
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
    /// Makes this the place of the current level's recovery file, in exchange for its former one. The file there holds
    /// the recovered work that is now in the level.
    void adopt(std::unique_ptr<RecoveryPlace> place);

Q_SIGNALS:
    /// A level was opened, or got another path: isOpenElsewhere() may have changed.
    void claimed();
    /// A recovery file could not be written, so changes are no longer safe. Not repeated until safeAgain().
    void failed(const SaveFault &fault);
    /// All recovery files could be written after failed().
    void safeAgain();

private:
    /// The recovery state of an open level.
    struct Sheet {
        Sheet();
        ~Sheet();
        Q_DISABLE_COPY_MOVE(Sheet)

        QString path;            ///< OpenLevel::path when the place was taken
        bool isReadOnly = false; ///< OpenLevel::isReadOnly then
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
    bool isSafe() const;
    static void removeFile(Sheet &sheet);
    static void forget(Sheet &sheet);
    RecoveryInfo infoOf(const OpenLevel &level) const;

    const LevelDocument &m_document;
    const LevelTabs &m_levels;
    RecoveryFolder m_folder;
    std::map<int, Sheet> m_sheets; ///< of all open levels, by OpenLevel::number
    QTimer m_timer;                ///< runs until the next writing
    QTimer m_again;                ///< runs until the next attempt after a failure
};
