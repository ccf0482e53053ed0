#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QStringList>

/// What a file was at some moment, to see whether it is another one now. Size and time are those of what holds its
/// bytes: of a file within an archive (gamecore/packing/bundlefile.h) those of the archive.
struct DiskState {
    bool exists = false;
    qint64 size = 0;
    QDateTime modified;
    QByteArray hash; ///< of its content; empty if that was not read

    /// Whether the content is the same, whenever it was written. Content that was not read counts as its size.
    bool isSameContent(const DiskState &other) const
    {
        return exists == other.exists && hash == other.hash && (!hash.isEmpty() || size == other.size);
    }

    /// Whether size and time are the same.
    bool isSameStamp(const DiskState &other) const
    {
        return exists == other.exists && size == other.size && modified == other.modified;
    }

    bool operator==(const DiskState &other) const = default;
};

/// The size and time of a file, which costs nothing. Ask before reading it: what changes it meanwhile is later than
/// this then.
DiskState diskStampOf(const QString &path);
/// What holds the bytes of a file: the archive that its path leads into, else the file itself.
QString sourceOf(const QString &path);
/// The size and time of that. Unpacks nothing.
DiskState sourceStampOf(const QString &path);
/// The state of a file with that stamp, of which `content` was read or written.
DiskState withContent(DiskState stamp, const QByteArray &content);
/// Whether size and time say that nothing has changed, without reading the file.
bool looksUnchanged(const DiskState &state, const QString &path);

/// Gives a file a time after that of all others of its folder with names like these, such as `*.save`, unless it has
/// one: the clock was set back since they were written, and whoever goes by times would take it for an old one.
void makeLatest(const QString &path, const QStringList &names);
