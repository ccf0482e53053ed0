#pragma once

#include "editor/document/leveltabs.h"
#include "editor/storage/recoveryfiles.h"

#include <QTimer>

#include <map>

class BackgroundJob;

/// Keeps a recovery file for each open level while it has unsaved changes. A level of ordinary size is written after
/// each step, a large one by a worker thread, and a long stroke now and then. When the program ends in its own time the
/// person has been asked about all levels, and their recovery files go; when it is killed they stay behind for
/// RecoveryFolder::lostWork().
class RecoveryKeeper : public QObject {
    Q_OBJECT

public:
    /// At most so much of an open stroke is lost, and of the work on a large level so much and the time that writing
    /// it takes.
    static constexpr int longestMs = 2000;
    /// How long after a failure writing is tried again.
    static constexpr int againMs = 10 * 1000;

    /// Document and tabs must outlive this; the document is that of the current tab.
    RecoveryKeeper(const LevelDocument &document, const LevelTabs &levels, RecoveryFolder folder,
                   QObject *parent = nullptr);
    /// Deletes the recovery files.
    ~RecoveryKeeper() override;

    const RecoveryFolder &folder() const { return m_folder; }
    /// True if another window or process has the file of the level in the document open.
    bool isOpenElsewhere() const;

    /// True if the recovery file of the level in the document holds it as it is.
    bool isKept() const;
    /// Writes all open levels with changes that are not written, and deletes the recovery files of all others.
    void keep();
    /// Keeps the level in the document at this place from now on, which holds its work of an earlier run.
    void adopt(std::unique_ptr<RecoveryPlace> place);

Q_SIGNALS:
    /// The file of a level was opened, or a level got another file.
    void claimed();
    /// Changes are no longer safe. Told once until safeAgain().
    void failed(const SaveFault &fault);
    void safeAgain();

private:
    /// One open level.
    struct Sheet {
        Sheet();
        ~Sheet();
        Q_DISABLE_COPY_MOVE(Sheet)

        QString path;
        bool isReadOnly = false;
        std::unique_ptr<RecoveryPlace> place; ///< null while there is nothing to keep and no other window to tell
        bool hasFile = false;                 ///< there may be a recovery file
        bool isCurrent = false;               ///< it holds the level as it is, or will once the job has ended
        bool hasFailed = false;               ///< writing it failed last
        std::unique_ptr<BackgroundJob> job;   ///< writes a large level; null: none was started
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
