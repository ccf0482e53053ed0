#pragma once

#include "gamecore/base/issue.h"

#include <QByteArray>

#include <optional>
#include <vector>

class QFileDevice;

/// Whole files, read within a bound and written all or not at all.

/// Reads a whole file of at most `largest` bytes. Nothing with an issue `unreadable` or `too_large` if that fails: no
/// memory is taken for more than the limit. Devices and folders are refused.
std::optional<QByteArray> readFile(const QString &path, qint64 largest, IssueList &issues);

/// The file is part of the program itself and can never be written.
bool isShippedFile(const QString &path);

/// Why a file could not be saved.
struct SaveFault {
    enum class What : std::uint8_t {
        NoFolder,   ///< the folder is not there and could not be made
        NotAFile,   ///< there is a folder or a device of that name
        NotAllowed, ///< the file or its folder may not be written
        DiskFull,   ///< no room is left on the disk, or none that this person may take
        NotWritten, ///< writing failed; `detail` is the system's own words
    };
    What what = What::NotWritten;
    QString path;
    QString detail;
};

/// Why the last call of `file`, which writes to `path`, failed.
SaveFault faultOf(const QString &path, const QFileDevice &file);

/// What writeWhole() does where the folder of a file is missing.
enum class MissingFolder : std::uint8_t { Make, Refuse };

/// True if a file may be written but not replaced, since its folder may not be written. Then writeWhole() writes over
/// it, and a loss of power in that moment can damage it.
bool isWrittenInPlace(const QString &path);

/// Writes a whole file, or leaves the old one as it was and says why.
std::optional<SaveFault> writeWhole(const QString &path, const QByteArray &content,
                                    MissingFolder missing = MissingFolder::Make);

struct FileContent {
    QString path;
    QByteArray bytes;
};

/// The same of several files that belong together: the old ones are replaced once all new ones are on the disk, and
/// those that can only be written in place come last.
std::optional<SaveFault> writeTogether(const std::vector<FileContent> &files, MissingFolder missing);

/// Renames a file, in place of what is there, as one act. False if it is still where it was.
bool moveFile(const QString &from, const QString &to);

/// Moves a file that cannot be read to `PATH.damaged`, so that nobody writes over it. False if it is still where it
/// was.
bool putDamagedAside(const QString &path);

// Files that a file of a stranger names, relative to its own folder, with `/` between folders.

/// Whether such a name stays below the folder on every system: no root, no drive, no step up.
bool staysBelow(const QString &name);
/// Whether a path lies below a folder: where a link leads counts, not where it lies.
bool liesBelow(const QString &path, const QString &folder);
