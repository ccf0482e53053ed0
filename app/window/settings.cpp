#include "app/window/settings.h"

#include "app/window/levelfiles.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QSettings>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace {

const QString geometryKey = u"window/geometry"_s;
const QString mazeDocksKey = u"play/mazePanels"_s;
const QString heroDocksKey = u"play/heroPanels"_s;
const QString editDocksKey = u"edit/panels"_s;
const QString closedHintsKey = u"edit/closedHints"_s;
const QString editSessionKey = u"edit/session"_s;
const QString themeKey = u"window/theme"_s;
const QString languageKey = u"window/language"_s;
const QString glidesKey = u"view/glides"_s;
const QString gridKey = u"view/grid"_s;
const QString rulersKey = u"view/rulers"_s;
const QString asciiKey = u"view/ascii"_s;
const QString speedKey = u"play/speed"_s;
const QString recentKey = u"levels/recent"_s;
const QString recentCampaignsKey = u"levels/recentCampaigns"_s;
const QString heroNameKey = u"play/heroName"_s;

constexpr qint64 largestKeysFile = 1 << 20;

const QStringList themeNames{u"system"_s, u"dark"_s, u"light"_s};

QString docksKey(bool ofHero, bool ofTest)
{
    const QString &key = ofHero ? heroDocksKey : mazeDocksKey;
    return ofTest ? QString(key + u"OfTest"_s) : key;
}

void addRecent(const QString &key, const QString &path)
{
    const QString absolute = lastingPath(path);
    QStringList paths = QSettings().value(key).toStringList();
    paths.removeAll(absolute);
    paths.prepend(absolute);
    QSettings().setValue(key, QStringList(paths.first(qMin<qsizetype>(paths.size(), Settings::mostRecent))));
}

} // namespace

QByteArray Settings::geometry() const
{
    return QSettings().value(geometryKey).toByteArray();
}

void Settings::setGeometry(const QByteArray &geometry)
{
    QSettings().setValue(geometryKey, geometry);
}

QByteArray Settings::playDocks(bool ofHero, bool ofTest) const
{
    return QSettings().value(docksKey(ofHero, ofTest)).toByteArray();
}

void Settings::setPlayDocks(bool ofHero, bool ofTest, const QByteArray &arrangement)
{
    QSettings().setValue(docksKey(ofHero, ofTest), arrangement);
}

QByteArray Settings::editDocks() const
{
    return QSettings().value(editDocksKey).toByteArray();
}

void Settings::setEditDocks(const QByteArray &arrangement)
{
    QSettings().setValue(editDocksKey, arrangement);
}

QStringList Settings::closedHints() const
{
    return QSettings().value(closedHintsKey).toStringList();
}

void Settings::setClosedHints(const QStringList &keys)
{
    QSettings().setValue(closedHintsKey, keys);
}

QByteArray Settings::editSession() const
{
    return QSettings().value(editSessionKey).toByteArray();
}

void Settings::setEditSession(const QByteArray &session)
{
    QSettings().setValue(editSessionKey, session);
}

ThemeChoice Settings::theme() const
{
    return ThemeChoice(qMax<qsizetype>(0, themeNames.indexOf(QSettings().value(themeKey).toString())));
}

void Settings::setTheme(ThemeChoice theme)
{
    QSettings().setValue(themeKey, themeNames.at(qsizetype(theme)));
}

QString Settings::language() const
{
    return QSettings().value(languageKey).toString();
}

void Settings::setLanguage(const QString &language)
{
    QSettings().setValue(languageKey, language);
}

bool Settings::glides() const
{
    return QSettings().value(glidesKey, true).toBool();
}

void Settings::setGlides(bool isOn)
{
    QSettings().setValue(glidesKey, isOn);
}

bool Settings::showsGrid() const
{
    return QSettings().value(gridKey, false).toBool();
}

void Settings::setShowsGrid(bool isOn)
{
    QSettings().setValue(gridKey, isOn);
}

bool Settings::showsRulers() const
{
    return QSettings().value(rulersKey, true).toBool();
}

void Settings::setShowsRulers(bool isOn)
{
    QSettings().setValue(rulersKey, isOn);
}

bool Settings::showsAscii() const
{
    return QSettings().value(asciiKey, false).toBool();
}

void Settings::setShowsAscii(bool isOn)
{
    QSettings().setValue(asciiKey, isOn);
}

int Settings::speed() const
{
    return QSettings().value(speedKey, 100).toInt();
}

void Settings::setSpeed(int percent)
{
    QSettings().setValue(speedKey, percent);
}

QStringList Settings::recentLevels() const
{
    return QSettings().value(recentKey).toStringList();
}

void Settings::addRecentLevel(const QString &path)
{
    addRecent(recentKey, path);
}

QStringList Settings::recentCampaigns() const
{
    return QSettings().value(recentCampaignsKey).toStringList();
}

void Settings::addRecentCampaign(const QString &path)
{
    addRecent(recentCampaignsKey, path);
}

QString Settings::heroName() const
{
    return QSettings().value(heroNameKey).toString();
}

void Settings::setHeroName(const QString &name)
{
    QSettings().setValue(heroNameKey, name);
}

QString Settings::keysFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/keys.json"_s;
}

Settings::Keys Settings::keys() const
{
    QFile file(keysFile());
    if (!file.exists()) {
        return {};
    }
    const bool isRead = file.open(QIODevice::ReadOnly);
    const std::optional<KeyChoice> choice =
        isRead ? keyChoiceFromJson(file.read(largestKeysFile)) : std::optional<KeyChoice>();
    return {choice.value_or(KeyChoice()), !choice};
}

bool Settings::setKeys(const KeyChoice &choice)
{
    QDir().mkpath(QFileInfo(keysFile()).path());
    QSaveFile file(keysFile());
    const QByteArray json = toJson(choice);
    return file.open(QIODevice::WriteOnly) && file.write(json) == json.size() && file.commit();
}

QString Settings::ownFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + u"/Mazewright"_s;
}
