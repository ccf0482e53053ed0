#include "app/settings/settingsfile.h"

#include "gamecore/base/files.h"

#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace {

/// In bytes; what is written is a hundredth of it.
constexpr qint64 largestSettings = 1024 * 1024;

bool isDamagedSettings(const QString &path)
{
    if (!QFileInfo::exists(path)) {
        return false;
    }
    IssueList unheard;
    const std::optional<QByteArray> text = readFile(path, largestSettings, unheard);
    if (!text || text->contains('\0')) { // a computer that stopped leaves zeros
        return true;
    }
    const QSettings file(path, QSettings::IniFormat);
    file.allKeys(); // only now all of it was read
    return file.status() == QSettings::FormatError;
}

/// A process that was killed while it made the lock of the settings leaves half a lock, which names nobody: everybody
/// would wait for it until it is half a minute old.
void removeBrokenLock(const QString &path)
{
    constexpr qint64 largestLock = 4096;
    constexpr qsizetype fewestLines = 3; // process, program and computer
    IssueList unheard;
    const std::optional<QByteArray> lock = readFile(path, largestLock, unheard);
    if (lock && (lock->count('\n') < fewestLines || !lock->endsWith('\n'))) {
        QFile::remove(path);
    }
}

} // namespace

QString settingsPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u".conf"_s;
}

SettingsFile mendSettingsFile()
{
    removeBrokenLock(settingsPath() + u".lock"_s);
    const bool isPutAside = isDamagedSettings(settingsPath()) && putDamagedAside(settingsPath());
    return !QSettings().isWritable() ? SettingsFile::Unwritable
           : isPutAside              ? SettingsFile::PutAside
                                     : SettingsFile::Good;
}
