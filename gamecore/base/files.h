#pragma once

#include "gamecore/base/issue.h"

#include <QByteArray>

#include <optional>
#include <vector>

class QFileDevice;

/// Reading of files with a size limit, and atomic writing.

/// Reads a file of at most `largest` bytes. std::nullopt, with the issue `unreadable` or `too_large`, if the file
/// cannot be read or is larger. Larger files cost no memory. Devices and folders are rejected. The issue does not name
/// the file.
std::optional<QByteArray> readFile(const QString &path, qint64 largest, IssueList &issues);

/// True if a file is part of the program itself and can never be written.
bool isShippedFile(const QString &path);

/// The reason why a file could not be written.
struct SaveFault {
    enum class What : std::uint8_t {
        NoFolder,   ///< the folder does not exist and could not be created
        NotAFile,   ///< the path is a folder or a device
        NotAllowed, ///< no permission to write the file or its folder
        DiskFull,   ///< disk full, or quota exceeded
        NotWritten, ///< writing failed; `detail` is the system's message
    };
    What what = What::NotWritten;
    QString path;
    QString detail; ///< message of the system; empty for NoFolder and NotAFile
};

/// Returns the reason why the last operation on `file` failed. `path` is the path to which `file` is written.
SaveFault faultOf(const QString &path, const QFileDevice &file);

/// The treatment of a missing folder. Make: the folder is created. Refuse: nothing is written
/// (SaveFault::What::NoFolder).
enum class MissingFolder : std::uint8_t { Make, Refuse };

/// True if a file is writable but its folder is not, so that the file cannot be replaced. writeWhole() then overwrites
/// the file in place, and a power failure at that moment can damage the file.
bool isWrittenInPlace(const QString &path);

/// Creates or replaces a file. Returns std::nullopt on success. Otherwise returns the reason; an existing file then
/// keeps its contents.
std::optional<SaveFault> writeWhole(const QString &path, const QByteArray &content,
                                    MissingFolder missing = MissingFolder::Make);

struct FileContent {
    QString path;
    QByteArray bytes;
};

/// Creates or replaces several related files. Returns std::nullopt on success, otherwise the first reason. No existing
/// file is replaced before all new contents are on the disk. Files that can only be overwritten in place
/// (isWrittenInPlace()) come last.
std::optional<SaveFault> writeTogether(const std::vector<FileContent> &files, MissingFolder missing);

/// Renames a file atomically, replacing any file that already has the new name. False if renaming failed.
bool moveFile(const QString &from, const QString &to);

/// Renames a damaged file to `PATH.damaged`, so that the program does not overwrite it. Replaces any earlier file of
/// that name. False if renaming failed.
bool renameDamaged(const QString &path);

// File names that are found in untrusted files. They are relative to the folder of that file, with `/` between folders.

/// True if a name refers to a file inside the folder on every system: no root, no drive, no `..`.
bool staysBelow(const QString &name);
/// True if an existing file is below a folder after resolving links; false for missing files.
bool liesBelow(const QString &path, const QString &folder);
