#include "editor/document/filewatch.h"

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
    const QString wanted = isShippedFile(path) ? QString() : path;
    if (wanted != m_path) {
        m_path = wanted;
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
    if (m_path.isEmpty()) {
        return;
    }
    const QFileInfo info(m_path);
    for (const QString &path : {info.absoluteFilePath(), info.absolutePath()}) {
        if (QFileInfo::exists(path)) {
            m_watcher.addPath(path);
        }
    }
}
