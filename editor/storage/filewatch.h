#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

/// A watcher that reports possible changes of a file, or of several files and folders: written, replaced, removed or
/// created again. The signal is only a hint; its receiver must check the file.
///
/// Changes in quick succession are reported once, so that removing and rewriting a file usually counts as one change.
/// During constant activity, such as downloads in the same folder, changes are reported at intervals.
class FileWatch : public QObject {
    Q_OBJECT

public:
    /// A change is reported after quietMs without further changes, but at most longestWaitMs after the first unreported
    /// change.
    static constexpr int quietMs = 150;
    static constexpr int longestWaitMs = 1000;

    explicit FileWatch(QObject *parent = nullptr);

    /// Watches a file and its folder, in which the file may reappear, instead of the previous paths. An empty path
    /// stops watching. Files shipped with the program are not watched.
    void setPath(const QString &path);
    /// Watches files and folders instead of the previous paths. Files shipped with the program are not watched.
    /// Missing paths are skipped and tried again whenever another path changes.
    void setPaths(const QStringList &paths);

Q_SIGNALS:
    /// A watched file or folder may have changed.
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
