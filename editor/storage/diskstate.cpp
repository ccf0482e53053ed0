#include "editor/storage/diskstate.h"

#include "gamecore/packing/bundlefile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

DiskState diskStampOf(const QString &path)
{
    const QFileInfo info(path);
    if (path.isEmpty() || !info.isFile()) {
        return {};
    }
    return {.exists = true, .size = info.size(), .modified = info.lastModified(), .hash = {}};
}

QString sourceOf(const QString &path)
{
    const QString archive = bundleAround(path);
    return archive.isEmpty() ? path : archive;
}

DiskState sourceStampOf(const QString &path)
{
    return diskStampOf(sourceOf(path));
}

DiskState withContent(DiskState stamp, const QByteArray &content)
{
    stamp.exists = true;
    // A large level is hashed on each read; SHA-2 would be noticeably slower.
    stamp.hash = QCryptographicHash::hash(content, QCryptographicHash::Blake2b_256);
    return stamp;
}

bool looksUnchanged(const DiskState &state, const QString &path)
{
    const DiskState now = sourceStampOf(path);
    if (!state.exists || !now.exists) {
        return state.exists == now.exists;
    }
    // A file can be written twice within the time resolution of a file system.
    constexpr qint64 youngMs = 2000;
    const bool isYoung = now.modified.msecsTo(QDateTime::currentDateTime()) < youngMs;
    return !isYoung && state.isSameStamp(now);
}

void makeLatest(const QString &path, const QStringList &names)
{
    const QFileInfo written(path);
    QDateTime latest = written.lastModified();
    for (const QFileInfo &other : written.dir().entryInfoList(names, QDir::Files)) {
        if (other.fileName() != written.fileName() && other.lastModified() >= latest) {
            latest = other.lastModified().addMSecs(1);
        }
    }
    QFile file(path);
    if (latest != written.lastModified() && file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly)) {
        file.setFileTime(latest, QFileDevice::FileModificationTime);
    }
}
