#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

/// What a file was at some moment, to see whether it is another one now.
struct DiskState {
    bool exists = false;
    qint64 size = 0;
    QDateTime modified;
    QByteArray hash; ///< of its content

    /// Whether the content is the same, whenever it was written.
    bool isSameContent(const DiskState &other) const
    {
        return exists == other.exists && size == other.size && hash == other.hash;
    }
};

/// Files larger than a level may be are not read: their content counts as their size.
DiskState diskStateOf(const QString &path);
/// Whether size and time say that nothing has changed, without reading the file.
bool looksUnchanged(const DiskState &state, const QString &path);
