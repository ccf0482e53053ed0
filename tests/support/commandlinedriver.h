#pragma once

#include "tests/support/contentof.h"
#include "tests/support/program.h"

#include <QTemporaryDir>

#include <memory>

/// Shared part of the command-line tests: a folder with one level of each grade, in which the program runs.
class CommandLineDriver {
protected:
    /// Creates a new folder, for each test.
    void openFolder();

    /// Runs the program in the folder until it exits.
    ProgramResult run(const QStringList &arguments, const QByteArray &input = {}) const;
    /// Writes a file and returns its path.
    QString write(const QString &name, const QByteArray &text) const;
    QByteArray read(const QString &name) const { return contentOf(pathOf(name)); }
    QString pathOf(const QString &name) const { return m_dir->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_good;
    QString m_error;
    QString m_warning;
    QString m_unreadable;
};
