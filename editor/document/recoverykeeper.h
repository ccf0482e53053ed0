#pragma once

#include "editor/document/leveltabs.h"
#include "editor/storage/recoveryfiles.h"

#include <QTimer>

#include <map>

class BackgroundJob;

/// Keeps a recovery file for each open level while it has unsaved changes. A level of ordinary size is written after
/// each step, a large one by a worker thread. A long stroke is written at intervals.
///
/// On a normal exit the author has confirmed all levels, and their recovery files are deleted. If the program is
/// killed, they stay for RecoveryFolder::lostWork().
class RecoveryKeeper : public QObject {
    Q_OBJECT

public:
    /// Largest part of an open stroke that can be lost. For a large level, the time to write it is added.
    static constexpr int longestMs = 2000;
    /// Delay before a failed write is retried.
    static constexpr int againMs = 10 * 1000;

    /// Document and tabs must outlive the keeper; the document must be that of the current tab.
    RecoveryKeeper(const LevelDocument &document, const LevelTabs &levels, RecoveryFolder folder,
                   QObject *parent = nullptr);
    /// Deletes the recovery files.
    ~RecoveryKeeper() override;

    const RecoveryFolder &folder() const { return m_folder; }
    /// True if another window or process has the file of the current level open.
    bool isOpenElsewhere() const;

    /// True if the recovery file of the current level is up to date.
    bool isKept() const;
    /// Writes all open levels with unwritten changes, and deletes the recovery files of all others.
    void keep();
    /// Uses this place for the current level from now on; it holds the level's recovered work.
    void adopt(std::unique_ptr<RecoveryPlace> place);

Q_SIGNALS:
    /// The file of a level was opened, or a level got another file.
    void claimed();
    /// Changes are no longer safe. Emitted once until safeAgain().
    void failed(const SaveFault &fault);
    void safeAgain();

private:
    /// The recovery state of one open level.
    struct Sheet {
        Sheet();
        ~Sheet();
        Q_DISABLE_COPY_MOVE(Sheet)

        QString path;
        bool isReadOnly = false;
        std::unique_ptr<RecoveryPlace> place; ///< null while there is nothing to keep and no other window to inform
        bool hasFile = false;                 ///< a recovery file may exist
        bool isCurrent = false;               ///< the file holds the current state of the level, or will when the job
                                              ///< has ended
        bool hasFailed = false;               ///< the last write failed
        std::unique_ptr<BackgroundJob> job;   ///< writes a large level; null if none was started
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
    QTimer m_timer;
    QTimer m_again;
};
