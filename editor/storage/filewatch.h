#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

/// Tells when one file, or one of several files and folders, may have changed on the disk: written, replaced by another
/// one of its name, removed, or come back. Only a hint: its receiver looks at the file. Several changes within a moment
/// are told once, so that a program that removes a file and writes it anew is mostly seen when it has done both; where
/// something is written all the time, such as beside downloads, it is told now and then.
class FileWatch : public QObject {
    Q_OBJECT

public:
    /// A change is told once nothing has happened for so long, at the latest longestWaitMs after the first one.
    static constexpr int quietMs = 150;
    static constexpr int longestWaitMs = 1000;

    explicit FileWatch(QObject *parent = nullptr);

    /// Watches a file, which may come back into its folder. Empty: none. Files that come with the program do not
    /// change.
    void setPath(const QString &path);
    /// Watches those files and folders that are there.
    void setPaths(const QStringList &paths);

Q_SIGNALS:
    void touched();

private:
    void watch();
    void noteChange();
    void forgetChanges();
    void tell();

    QStringList m_paths;
    QFileSystemWatcher m_watcher;
    QTimer m_quiet;
    QTimer m_longestWait;
};
