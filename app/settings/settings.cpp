#include "app/settings/settings.h"

#include "app/settings/language.h"
#include "gamecore/base/enumerators.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestKeysFile = 1 << 20;

const QString themeKey = u"window/theme"_s;
const auto themeNames = rowsFor<ThemeChoice>(u"system"_s, u"dark"_s, u"light"_s);

const QString motionKey = u"view/motion"_s;
/// A key of older versions: false if the user had turned off smooth movement.
const QString glidesKey = u"view/glides"_s;
const auto motionNames = rowsFor<Motion>(u"full"_s, u"reduced"_s, u"none"_s);

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

QString LanguageSetting::operator()() const
{
    const QString code = Setting::operator()();
    const auto &all = Language::available();
    return std::any_of(all.begin(), all.end(), [&code](const auto &entry) { return entry.first == code; }) ? code
                                                                                                           : QString();
}

ThemeChoice Settings::theme() const
{
    const auto found = std::find(themeNames.begin(), themeNames.end(), m_file.value(themeKey).toString());
    return found == themeNames.end() ? ThemeChoice::System : ThemeChoice(found - themeNames.begin());
}

void Settings::setTheme(ThemeChoice theme)
{
    m_file.set(themeKey, themeNames[std::size_t(theme)]);
}

Motion systemMotion()
{
#ifdef Q_OS_WIN
    return QApplication::isEffectEnabled(Qt::UI_General) ? Motion::Full : Motion::Reduced;
#else
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    const QSettings kde(folder + u"/kdeglobals"_s, QSettings::IniFormat);
    const QSettings gtk(folder + u"/gtk-3.0/settings.ini"_s, QSettings::IniFormat);
    const bool isReduced = kde.value(u"KDE/AnimationDurationFactor"_s, 1).toDouble() == 0
                           || !gtk.value(u"Settings/gtk-enable-animations"_s, true).toBool();
    return isReduced ? Motion::Reduced : Motion::Full;
#endif
}

bool Settings::hasMotion() const
{
    return m_file.contains(motionKey) || m_file.contains(glidesKey);
}

Motion Settings::motion() const
{
    const auto found = std::find(motionNames.begin(), motionNames.end(), m_file.value(motionKey).toString());
    if (found != motionNames.end()) {
        return Motion(found - motionNames.begin());
    }
    return m_file.value(glidesKey, true).toBool() ? systemMotion() : Motion::None;
}

void Settings::setMotion(Motion motion)
{
    m_file.set(motionKey, motionNames[std::size_t(motion)]);
}

Setting<QByteArray> Settings::playDocks(bool ofHero, bool ofTest)
{
    const QString key = ofHero ? u"play/heroPanels"_s : u"play/mazePanels"_s;
    return {m_file, ofTest ? QString(key + u"OfTest"_s) : key};
}

QString Settings::keysFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/keys.json"_s;
}

Settings::Keys Settings::keys()
{
    if (!QFileInfo::exists(keysFile())) {
        return {};
    }
    IssueList unheard;
    const std::optional<QByteArray> json = readFile(keysFile(), largestKeysFile, unheard);
    const std::optional<KeyChoice> choice = json ? keyChoiceFromJson(*json) : std::nullopt;
    return {choice.value_or(KeyChoice()), !choice};
}

std::optional<SaveFault> Settings::setKeys(const KeyChoice &choice)
{
    if (keys().isDamaged && !renameDamaged(keysFile())) {
        return SaveFault{.what = SaveFault::What::NotAllowed, .path = keysFile(), .detail = {}};
    }
    return writeWhole(keysFile(), toJson(choice));
}

QString Settings::ownFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + u"/Mazewright"_s;
}

bool Settings::isOwn(const QString &path)
{
    return lastingPath(path).startsWith(lastingPath(ownFolder()) + u'/');
}

QString Settings::folderToBeginIn()
{
    QDir().mkpath(ownFolder());
    return ownFolder();
}
