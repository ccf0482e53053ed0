#pragma once

#include "gamecore/base/files.h"
#include "gamecore/level/level.h"

#include <QDateTime>
#include <QLockFile>

#include <memory>

// Recovery files keep unsaved levels in case the program is killed. Each file consists of one line of JSON with a
// RecoveryInfo, and the level as it would be saved (docs/decisions/0011-unsaved-work-is-a-whole-level-set-aside.md).

/// The description of the level in a recovery file, stored in the file's first line.
struct RecoveryInfo {
    QString path = {};         ///< path of the level's file; empty if it has none
    bool isReadOnly = false;   ///< the level must not be saved to `path`
    QByteArray fileHash = {};  ///< DiskState::hash of the file when last read or saved; empty if unknown
    bool isForeignMap = false; ///< the file is a Tiled map, whatever its suffix
    QString name = {};         ///< level name, stored up to 200 characters; may be empty
    int tab = 0;               ///< index of the level's tab

    friend bool operator==(const RecoveryInfo &, const RecoveryInfo &) = default;
};

/// The content of a recovery file.
struct RecoveredLevel {
    RecoveryInfo info;
    Level level;
};

/// A recovery file that no running process uses: unsaved work of a process that has ended.
struct LostWork {
    QString id; ///< name of the recovery file without its suffix
    RecoveryInfo info;
    QDateTime at; ///< time of the last write
};

/// Returns the content of a recovery file.
QByteArray recoveryContent(const RecoveryInfo &info, const Level &level, const Catalogue &catalogue);

/// Writes a recovery file and creates its folder if necessary. Returns std::nullopt on success; otherwise the reason,
/// and the old file stays intact. Does not wait until the data is on the disk, which would take longer than a frame.
std::optional<SaveFault> writeRecoveryFile(const QString &path, const QByteArray &content);

/// The claim of one open level to its recovery file. A lock file beside that file tells other processes that the level
/// is open. The lock is released when the object is destroyed, or when its process ends for any reason.
class RecoveryPlace {
public:
    RecoveryPlace(const QString &folder, QString id);

    const QString &id() const { return m_id; }
    /// Takes the lock again if that failed before, or if the lock file has been removed. Creates the folder if
    /// necessary. Does nothing while the lock is held.
    void hold();
    /// Returns the path of the recovery file, which need not exist.
    QString path() const;

private:
    QString m_folder;
    QString m_id;
    QLockFile m_lock;
};

/// The folder of recovery files, shared by all windows and processes.
class RecoveryFolder {
public:
    explicit RecoveryFolder(QString path = defaultPath()) : m_path(std::move(path)) {}

    /// Returns `recovery` in the data folder of the program.
    static QString defaultPath();

    /// Returns a new recovery file for an open level: locked if possible (RecoveryPlace::hold()), but not yet written.
    /// `path` is the level's file; empty if it has none.
    std::unique_ptr<RecoveryPlace> claim(const QString &path) const;
    /// True if another window or process has the level of this file open. `own` is the recovery file of the caller's
    /// own level, which is ignored; null: none is ignored.
    bool isOpenElsewhere(const QString &path, const RecoveryPlace *own) const;

    /// Returns the recovery files that no process uses, sorted by tab index; for the same index, the newest first.
    /// Leaves out files whose first line is damaged or of another version. Also deletes locks and unfinished files of
    /// processes that have ended.
    QList<LostWork> lostWork() const;
    /// Returns the path of the recovery file of lost work.
    QString pathOf(const QString &id) const;
    /// Moves lost work to `place`, the recovery file of an open level. False if another process has taken it meanwhile,
    /// or if it could not be moved.
    bool take(const QString &id, RecoveryPlace &place) const;
    /// Deletes lost work, unless a process uses it.
    void discard(const QString &id) const;

private:
    bool isHeld(const QString &id) const;

    QString m_path; ///< path of the folder
};

/// Reads a recovery file. std::nullopt if it cannot be read, is damaged, or is of another version.
std::optional<RecoveredLevel> readRecoveryFile(const QString &path, const Catalogue &catalogue);
