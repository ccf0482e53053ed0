#pragma once

#include <QProcess>
#include <QTemporaryDir>

#include <memory>

/// A separate screen for the measured programs: Xvfb with openbox and a session bus, apart from the user's session.
class WatchedScreen {
public:
    WatchedScreen();
    ~WatchedScreen();

    /// Returns the missing part as a sentence; an empty string if everything runs.
    const QString &complaint() const { return m_complaint; }
    /// Returns a display name such as ":77".
    const QString &display() const { return m_display; }
    /// Returns environment variables ("NAME=value") for the programs: the screen, the bus, an empty home.
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
