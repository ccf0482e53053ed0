#include "editor/document/diskstate.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace {

constexpr qint64 largestFile = 64LL * 1024 * 1024;

} // namespace

DiskState diskStateOf(const QString &path)
{
    DiskState state;
    QFile file(path);
    const QFileInfo info(path);
    if (path.isEmpty() || !info.isFile()) {
        return state;
    }
    state.exists = true;
    state.size = info.size();
    state.modified = info.lastModified();
    if (state.size <= largestFile && file.open(QIODevice::ReadOnly)) {
        state.hash = QCryptographicHash::hash(file.read(largestFile), QCryptographicHash::Sha256);
    }
    return state;
}

bool looksUnchanged(const DiskState &state, const QString &path)
{
    const QFileInfo info(path);
    if (!state.exists || !info.isFile()) {
        return state.exists == info.isFile();
    }
    // A file can be written twice within the finest time that a file system tells.
    constexpr qint64 youngMs = 2000;
    const bool isYoung = info.lastModified().msecsTo(QDateTime::currentDateTime()) < youngMs;
    return !isYoung && info.size() == state.size && info.lastModified() == state.modified;
}
