#pragma once

#include <QProcess>
#include <QTemporaryDir>

#include <memory>

/// A screen of its own for programs that are watched: Xvfb with openbox and a session bus, nothing of a person's.
class WatchedScreen {
public:
    WatchedScreen();
    ~WatchedScreen();

    /// What is missing, as a sentence; empty if all runs.
    const QString &complaint() const { return m_complaint; }
    /// Such as ":77".
    const QString &display() const { return m_display; }
    /// "NAME=value" for the programs: the screen, the bus, an empty home.
    QStringList settings() const;

private:
    bool start(QProcess &process, const QStringList &command);
    QString firstLineOf(QProcess &process);

    QTemporaryDir m_home;
    QProcess m_server;
    QProcess m_bus;
    QProcess m_windowManager;
    QString m_display;
    QString m_busAddress;
    QString m_complaint;
};
