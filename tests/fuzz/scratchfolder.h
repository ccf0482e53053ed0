#pragma once

#include <QTemporaryDir>

/// A folder for files that a target reads, in memory if the system has such a folder. It is deleted with its owner.
class ScratchFolder {
public:
    ScratchFolder();

    QString path() const { return m_folder.path(); }
    /// Writes a file, replacing one of that name. Returns its path.
    QString write(const QString &name, const QByteArray &content) const;
    void remove(const QString &name) const;

private:
    QTemporaryDir m_folder;
};
