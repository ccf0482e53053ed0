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
    QByteArray hash; ///< of the content; empty if it was not read

    /// True if the content is the same, regardless of the time. Without hashes, compares the sizes.
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

/// Returns size and time of a file without reading it. Call it before reading the file, so that a change during reading
/// is detected later.
DiskState diskStampOf(const QString &path);
/// Returns the file with the bytes of a path: the archive for an entry of an archive, else the file itself.
QString sourceOf(const QString &path);
/// Returns size and time of sourceOf(path), without unpacking.
DiskState sourceStampOf(const QString &path);
/// Adds the hash of `content`, which was read or written, to a state.
DiskState withContent(DiskState stamp, const QByteArray &content);
/// True if size and time have not changed and are old enough to rely on; does not read the file.
bool looksUnchanged(const DiskState &state, const QString &path);

/// Makes a file the newest of those in its folder with matching names, such as `*.save`. Necessary if the clock was set
/// back, since sorting by time would put the file among older ones. Does nothing if it is the newest.
void makeLatest(const QString &path, const QStringList &names);
