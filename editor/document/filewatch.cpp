#include "editor/document/filewatch.h"

#include "gamecore/base/files.h"
#include "gamecore/level/levelreader.h"

#include <QFileInfo>

FileWatch::FileWatch(QObject *parent) : QObject(parent)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietMs);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_quiet, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_quiet, qOverload<>(&QTimer::start));
    connect(&m_quiet, &QTimer::timeout, this, [this] {
        watch(); // a file that was replaced is another one for the system
        Q_EMIT touched();
    });
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
        m_quiet.stop();
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
