#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

/// Watches a file, or several files and folders, for possible changes on disk: written, replaced, removed or created
/// again. The signal is only a hint; its receiver must check the file.
///
/// Changes in quick succession are reported once, so that removing and rewriting a file usually counts as one change.
/// During constant activity, such as downloads in the same folder, changes are reported at intervals.
class FileWatch : public QObject {
    Q_OBJECT

public:
    /// A change is reported after this time without further changes, but at most longestWaitMs after the first one.
    static constexpr int quietMs = 150;
    static constexpr int longestWaitMs = 1000;

    explicit FileWatch(QObject *parent = nullptr);

    /// Watches a file, which may reappear in its folder. An empty path stops watching. Files shipped with the program
    /// are not watched.
    void setPath(const QString &path);
    /// Watches those of the files and folders that exist.
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
