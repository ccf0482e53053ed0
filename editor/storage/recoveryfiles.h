#pragma once

#include "gamecore/base/files.h"
#include "gamecore/level/level.h"

#include <QDateTime>
#include <QLockFile>

#include <memory>

// Recovery files hold the unsaved levels of a program that may be killed. Each is one line of JSON that says whose work
// it is, followed by the level as it would be saved (docs/decisions/0011-unsaved-work-is-a-whole-level-set-aside.md).

/// The facts about the level of a recovery file.
struct RecoveryInfo {
    QString path = {}; ///< of the level's file; empty if it has none
    bool isReadOnly = false;
    QByteArray fileHash = {};  ///< DiskState::hash of the file that the work began with; empty: not known
    bool isForeignMap = false; ///< that file is a map of Tiled, whatever it is called
    QString name = {};         ///< the level's own name; may be empty
    int tab = 0;               ///< place of its tab

    friend bool operator==(const RecoveryInfo &, const RecoveryInfo &) = default;
};

/// A recovery file that could be read.
struct RecoveredLevel {
    RecoveryInfo info;
    Level level;
};

/// Unsaved work that no living process has open.
struct LostWork {
    QString id;
    RecoveryInfo info;
    QDateTime at; ///< when it was written last
};

/// Returns the content of a recovery file.
QByteArray recoveryContent(const RecoveryInfo &info, const Level &level, const Catalogue &catalogue);

/// Writes a recovery file whole, or leaves the one before as it was and says why. Does not force it to the disk, which
/// would take longer than a frame.
std::optional<SaveFault> writeRecoveryFile(const QString &path, const QByteArray &content);

/// The place in the recovery folder where one open level keeps its work. A lock beside it ends with this object or
/// with its process, however that happens.
class RecoveryPlace {
public:
    RecoveryPlace(const QString &folder, QString id);

    const QString &id() const { return m_id; }
    /// Takes the lock again if the folder could not be written before or was removed since.
    void hold();
    /// The path of the recovery file, which need not exist.
    QString path() const;

private:
    QString m_folder;
    QString m_id;
    QLockFile m_lock;
};

/// The folder of recovery files, which all windows and processes share.
class RecoveryFolder {
public:
    explicit RecoveryFolder(QString path = defaultPath()) : m_path(std::move(path)) {}

    /// `recovery` in the folder of the program's data.
    static QString defaultPath();

    /// Makes a new place for a level that is open; `path` is that of its file, empty if it has none.
    std::unique_ptr<RecoveryPlace> claim(const QString &path) const;
    /// True if another window or process has the level of this file open. `own` may be null.
    bool isOpenElsewhere(const QString &path, const RecoveryPlace *own) const;

    /// Lists the work that no process has open, without files of a later version, in the order of its tabs. Removes
    /// locks of processes that have ended, and what they had only begun to write.
    QList<LostWork> lostWork() const;
    /// The path of the recovery file of lost work.
    QString pathOf(const QString &id) const;
    /// Moves lost work to the place of a level that is open now: its recovery file becomes that level's own. False if
    /// another process has taken it meanwhile, or if it could not be moved.
    bool take(const QString &id, RecoveryPlace &place) const;
    /// Deletes lost work. Does nothing if a process has it open.
    void discard(const QString &id) const;

private:
    bool isHeld(const QString &id) const;

    QString m_path;
};

/// Reads a recovery file. std::nullopt if it is damaged or of a later version.
std::optional<RecoveredLevel> readRecoveryFile(const QString &path, const Catalogue &catalogue);
