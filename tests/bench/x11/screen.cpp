#include "tests/bench/x11/screen.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace {

constexpr int startMs = 10'000;

void end(QProcess &process)
{
    process.terminate();
    if (!process.waitForFinished(startMs)) {
        process.kill();
        process.waitForFinished();
    }
}

} // namespace

WatchedScreen::WatchedScreen()
{
    QDir(m_home.path()).mkdir(u"run"_s);
    QFile::setPermissions(m_home.filePath(u"run"_s), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    if (!start(m_server, {u"Xvfb"_s, u"-displayfd"_s, u"1"_s, u"-screen"_s, u"0"_s, u"1400x900x24"_s})) {
        return;
    }
    m_display = u':' % firstLineOf(m_server);
    if (!start(m_bus, {u"dbus-daemon"_s, u"--session"_s, u"--nofork"_s, u"--print-address"_s})) {
        return;
    }
    m_busAddress = firstLineOf(m_bus);
    start(m_windowManager, {u"openbox"_s});
}

WatchedScreen::~WatchedScreen()
{
    end(m_windowManager);
    end(m_bus);
    end(m_server);
}

QStringList WatchedScreen::settings() const
{
    return {u"DISPLAY="_s % m_display,
            u"DBUS_SESSION_BUS_ADDRESS="_s % m_busAddress,
            u"QT_QPA_PLATFORM=xcb"_s,
            u"HOME="_s % m_home.path(),
            u"XDG_RUNTIME_DIR="_s % m_home.filePath(u"run"_s),
            u"XDG_CONFIG_HOME="_s % m_home.filePath(u"config"_s),
            u"XDG_DATA_HOME="_s % m_home.filePath(u"data"_s),
            u"XDG_CACHE_HOME="_s % m_home.filePath(u"cache"_s)};
}

bool WatchedScreen::start(QProcess &process, const QStringList &command)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &setting : settings()) {
        environment.insert(setting.section(u'=', 0, 0), setting.section(u'=', 1));
    }
    process.setProcessEnvironment(environment);
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(command.front(), command.mid(1));
    if (process.waitForStarted(startMs)) {
        return true;
    }
    m_complaint =
        u"%1 could not be started (Debian: xvfb, dbus, openbox): windows are not watched."_s.arg(command.front());
    return false;
}

QString WatchedScreen::firstLineOf(QProcess &process)
{
    while (!process.canReadLine() && process.waitForReadyRead(startMs)) {
    }
    return QString::fromLocal8Bit(process.readLine()).trimmed();
}
