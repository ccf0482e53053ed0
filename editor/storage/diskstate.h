#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QStringList>

/// The state of a file at some moment, to detect changes. Size and time are those of the file that holds the bytes: for
/// an entry of an archive (gamecore/packing/bundlefile.h), those of the archive.
struct DiskState {
    bool exists = false;
    qint64 size = 0;
    QDateTime modified;
    QByteArray hash; ///< hash of the content; empty if the content was not read

    /// True if the contents are the same, regardless of the time. Compares hashes; if neither state has one, compares
    /// sizes.
    bool isSameContent(const DiskState &other) const
    {
        return exists == other.exists && hash == other.hash && (!hash.isEmpty() || size == other.size);
    }

    /// True if size and time are the same.
    bool isSameStamp(const DiskState &other) const
    {
        return exists == other.exists && size == other.size && modified == other.modified;
    }

    bool operator==(const DiskState &other) const = default;
};

/// Returns size and time of a file without reading it; DiskState::exists is false if there is no such file. Call it
/// before reading the file, so that a change during reading is detected later.
DiskState diskStampOf(const QString &path);
/// Returns the path of the file that holds the content: the archive for an entry of an archive, else the file itself.
QString sourceOf(const QString &path);
/// Returns size and time of sourceOf(path), without unpacking.
DiskState sourceStampOf(const QString &path);
/// Returns `stamp` with the hash of `content`, the bytes that were read from the file or written to it.
DiskState withContent(DiskState stamp, const QByteArray &content);
/// True if size and time of a file are those of `state`, and the file was last changed more than 2 seconds ago. A
/// younger file may have been changed again within the time resolution of the file system, and so without a new time.
/// Also true if the file did not exist and still does not. Does not read the file.
bool looksUnchanged(const DiskState &state, const QString &path);

/// Makes a file the newest of all files in its folder whose names match `names`, such as `*.save`. If necessary,
/// changes the file's modification time. Needed if the clock was set back: sorting by time would put the new file among
/// older ones.
void makeLatest(const QString &path, const QStringList &names);
