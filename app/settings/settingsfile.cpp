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

} // namespace

QString settingsPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u".conf"_s;
}

SettingsFile mendSettingsFile()
{
    const bool isPutAside = isDamagedSettings(settingsPath()) && putDamagedAside(settingsPath());
    return !QSettings().isWritable() ? SettingsFile::Unwritable
           : isPutAside              ? SettingsFile::PutAside
                                     : SettingsFile::Good;
}
