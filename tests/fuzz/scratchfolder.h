#pragma once

#include <QTemporaryDir>

/// A folder for files that a target eats: in memory, where the system has a folder there. It goes with its owner.
class ScratchFolder {
public:
    ScratchFolder();

    QString path() const { return m_folder.path(); }
    /// Writes a file, over one of that name; its path.
    QString write(const QString &name, const QByteArray &content) const;
    void remove(const QString &name) const;

private:
    QTemporaryDir m_folder;
};
