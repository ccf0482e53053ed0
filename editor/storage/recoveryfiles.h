#pragma once

#include "gamecore/base/files.h"
#include "gamecore/level/level.h"

#include <QDateTime>
#include <QLockFile>

#include <memory>

// Recovery files hold the unsaved levels of a program that may be killed. Each is one line of JSON with its
// RecoveryInfo, followed by the level as it would be saved
// (docs/decisions/0011-unsaved-work-is-a-whole-level-set-aside.md).

/// The description of the level in a recovery file.
struct RecoveryInfo {
    QString path = {}; ///< path of the level's file; empty if it has none
    bool isReadOnly = false;
    QByteArray fileHash = {};  ///< DiskState::hash of the file when editing began; empty if unknown
    bool isForeignMap = false; ///< the file is a Tiled map, whatever its suffix
    QString name = {};         ///< level name; may be empty
    int tab = 0;               ///< index of its tab

    friend bool operator==(const RecoveryInfo &, const RecoveryInfo &) = default;
};

/// The content of a recovery file.
struct RecoveredLevel {
    RecoveryInfo info;
    Level level;
};

/// Unsaved work that no living process has open.
struct LostWork {
    QString id;
    RecoveryInfo info;
    QDateTime at; ///< time of the last write
};

/// Returns the content of a recovery file.
QByteArray recoveryContent(const RecoveryInfo &info, const Level &level, const Catalogue &catalogue);

/// Writes a recovery file. On failure the old file stays intact, and the fault is returned. Does not flush to the disk,
/// which would take longer than a frame.
std::optional<SaveFault> writeRecoveryFile(const QString &path, const QByteArray &content);

/// The place of one open level in the recovery folder. A lock file beside it is released when the object is destroyed
/// or its process ends for any reason.
class RecoveryPlace {
public:
    RecoveryPlace(const QString &folder, QString id);

    const QString &id() const { return m_id; }
    /// Takes the lock again if the folder was not writable before or has been removed.
    void hold();
    /// The path of the recovery file, which need not exist.
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

    /// Creates a new place for an open level; `path` is that of its file, empty if it has none.
    std::unique_ptr<RecoveryPlace> claim(const QString &path) const;
    /// True if another window or process has the level of this file open. `own` may be null.
    bool isOpenElsewhere(const QString &path, const RecoveryPlace *own) const;

    /// Lists work that no process has open, in tab order, without files of later versions. Removes locks and unfinished
    /// files of processes that have ended.
    QList<LostWork> lostWork() const;
    /// Returns the path of the recovery file of lost work.
    QString pathOf(const QString &id) const;
    /// Moves lost work to the place of an open level, as its recovery file. False if another process has taken it
    /// meanwhile, or if it could not be moved.
    bool take(const QString &id, RecoveryPlace &place) const;
    /// Deletes lost work, unless a process has it open.
    void discard(const QString &id) const;

private:
    bool isHeld(const QString &id) const;

    QString m_path;
};

/// Reads a recovery file. std::nullopt if it is damaged or of a later version.
std::optional<RecoveredLevel> readRecoveryFile(const QString &path, const Catalogue &catalogue);
