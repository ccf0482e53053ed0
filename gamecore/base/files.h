#pragma once

#include "gamecore/base/issue.h"

#include <QByteArray>

#include <optional>
#include <vector>

class QFileDevice;

/// Reading of whole files with a size limit, and atomic writing.

/// Reads a file of at most `largest` bytes. std::nullopt with the issue `unreadable` or `too_large` if that fails;
/// files above the limit cost no memory. Devices and folders are rejected.
std::optional<QByteArray> readFile(const QString &path, qint64 largest, IssueList &issues);

/// True if a file is part of the program itself and can never be written.
bool isShippedFile(const QString &path);

/// The reason why a file could not be saved.
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
    QString detail;
};

/// Returns why the last call of `file`, which writes to `path`, failed.
SaveFault faultOf(const QString &path, const QFileDevice &file);

/// The behavior of writeWhole() if the folder is missing.
enum class MissingFolder : std::uint8_t { Make, Refuse };

/// True if a file is writable but its folder is not, so it cannot be replaced. writeWhole() then overwrites it, and a
/// power failure at that moment can damage it.
bool isWrittenInPlace(const QString &path);

/// Writes a whole file. On failure the old file stays as it was, and the reason is returned.
std::optional<SaveFault> writeWhole(const QString &path, const QByteArray &content,
                                    MissingFolder missing = MissingFolder::Make);

struct FileContent {
    QString path;
    QByteArray bytes;
};

/// Writes several related files. The old ones are replaced once all new ones are on the disk; files that can only be
/// overwritten come last. Returns the reason if that fails.
std::optional<SaveFault> writeTogether(const std::vector<FileContent> &files, MissingFolder missing);

/// Renames a file atomically, replacing any existing one. False if it could not be moved.
bool moveFile(const QString &from, const QString &to);

/// Moves an unreadable file to `PATH.damaged`, so that it is not overwritten. False if it could not be moved.
bool putDamagedAside(const QString &path);

// File names in untrusted files, relative to their folder, with `/` between folders.

/// True if such a name stays inside the folder on every system: no root, no drive, no `..`.
bool staysBelow(const QString &name);
/// True if a path is below a folder after resolving links.
bool liesBelow(const QString &path, const QString &folder);
