#include "app/settings/settingsfile.h"

#include "gamecore/base/files.h"

#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace {

/// Size limit in bytes, a hundred times larger than what the program writes.
constexpr qint64 largestSettings = 1024 * 1024;

bool isDamagedSettings(const QString &path)
{
    if (!QFileInfo::exists(path)) {
        return false;
    }
    IssueList unheard;
    const std::optional<QByteArray> text = readFile(path, largestSettings, unheard);
    if (!text || text->contains('\0')) { // a system crash can leave zero bytes
        return true;
    }
    const QSettings file(path, QSettings::IniFormat);
    file.allKeys(); // reads the whole file
    return file.status() == QSettings::FormatError;
}

/// Removes an incomplete lock file of the settings, left by a process that was killed while writing it. It names no
/// owner, so every process would wait until it is half a minute old.
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
    const bool isPutAside = isDamagedSettings(settingsPath()) && renameDamaged(settingsPath());
    return !QSettings().isWritable() ? SettingsFile::Unwritable
           : isPutAside              ? SettingsFile::PutAside
                                     : SettingsFile::Good;
}
