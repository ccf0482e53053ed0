#include "editor/storage/filewatch.h"

#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelreader.h"

#include <QFileInfo>

FileWatch::FileWatch(QObject *parent) : QObject(parent)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietMs);
    m_longestWait.setSingleShot(true);
    m_longestWait.setInterval(longestWaitMs);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::noteChange);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::noteChange);
    connect(&m_quiet, &QTimer::timeout, this, &FileWatch::tell);
    connect(&m_longestWait, &QTimer::timeout, this, &FileWatch::tell);
}

void FileWatch::noteChange()
{
    m_quiet.start();
    if (!m_longestWait.isActive()) {
        m_longestWait.start();
    }
}

void FileWatch::forgetChanges()
{
    m_quiet.stop();
    m_longestWait.stop();
}

void FileWatch::tell()
{
    forgetChanges();
    watch(); // to the system, a replaced file is a different one
    Q_EMIT touched();
}

void FileWatch::setPath(const QString &path)
{
    setPaths(path.isEmpty() ? QStringList() : QStringList{path, QFileInfo(path).path()});
}

void FileWatch::setPaths(const QStringList &paths)
{
    QStringList wanted;
    for (const QString &path : paths) {
        if (!isShippedFile(path)) {
            wanted.append(QFileInfo(path).absoluteFilePath());
        }
    }
    if (wanted != m_paths) {
        m_paths = wanted;
        forgetChanges();
        watch();
    }
}

void FileWatch::watch()
{
    const QStringList old = m_watcher.files() + m_watcher.directories();
    if (!old.isEmpty()) {
        m_watcher.removePaths(old);
    }
    for (const QString &path : std::as_const(m_paths)) {
        if (QFileInfo::exists(path)) {
            m_watcher.addPath(path);
        }
    }
}
