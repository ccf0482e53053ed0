#include "app/settings/settings.h"

#include "app/settings/levelfiles.h"
#include "gamecore/base/enumerators.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

const QString geometryKey = u"window/geometry"_s;
const QString mazeDocksKey = u"play/mazePanels"_s;
const QString heroDocksKey = u"play/heroPanels"_s;
const QString editDocksKey = u"edit/panels"_s;
const QString toldLessonsKey = u"play/told"_s;
const QString closedHintsKey = u"edit/closedHints"_s;
const QString favoritesKey = u"edit/favorites"_s;
const QString editSessionKey = u"edit/session"_s;
const QString themeKey = u"window/theme"_s;
const QString languageKey = u"window/language"_s;
const QString glidesKey = u"view/glides"_s;
const QString keyLineKey = u"view/keyLine"_s;
const QString gridKey = u"view/grid"_s;
const QString rulersKey = u"view/rulers"_s;
const QString asciiKey = u"view/ascii"_s;
const QString speedKey = u"play/speed"_s;
const QString recentKey = u"levels/recent"_s;
const QString recentCampaignsKey = u"levels/recentCampaigns"_s;
const QString lastCommandsKey = u"window/lastCommands"_s;
const QString heroNameKey = u"play/heroName"_s;

constexpr qint64 largestKeysFile = 1 << 20;

const auto themeNames = rowsFor<ThemeChoice>(u"system"_s, u"dark"_s, u"light"_s);

QString docksKey(bool ofHero, bool ofTest)
{
    const QString &key = ofHero ? heroDocksKey : mazeDocksKey;
    return ofTest ? QString(key + u"OfTest"_s) : key;
}

/// Puts a text first in a list that is kept, of `most` at most.
void putFirst(LateSettings &settings, const QString &key, const QString &text, int most)
{
    settings.refresh();
    QStringList texts = settings.value(key).toStringList();
    texts.removeAll(text);
    texts.prepend(text);
    settings.set(key, QStringList(texts.first(qMin<qsizetype>(texts.size(), most))));
}

} // namespace

QByteArray Settings::geometry() const
{
    return m_file.value(geometryKey).toByteArray();
}

void Settings::setGeometry(const QByteArray &geometry)
{
    m_file.set(geometryKey, geometry);
}

QByteArray Settings::playDocks(bool ofHero, bool ofTest) const
{
    return m_file.value(docksKey(ofHero, ofTest)).toByteArray();
}

void Settings::setPlayDocks(bool ofHero, bool ofTest, const QByteArray &arrangement)
{
    m_file.set(docksKey(ofHero, ofTest), arrangement);
}

QByteArray Settings::editDocks() const
{
    return m_file.value(editDocksKey).toByteArray();
}

void Settings::setEditDocks(const QByteArray &arrangement)
{
    m_file.set(editDocksKey, arrangement);
}

QStringList Settings::toldLessons() const
{
    return m_file.value(toldLessonsKey).toStringList();
}

void Settings::setToldLessons(const QStringList &keys)
{
    m_file.set(toldLessonsKey, keys);
}

QStringList Settings::closedHints() const
{
    return m_file.value(closedHintsKey).toStringList();
}

void Settings::setClosedHints(const QStringList &keys)
{
    m_file.set(closedHintsKey, keys);
}

QStringList Settings::favorites() const
{
    return m_file.value(favoritesKey).toStringList();
}

void Settings::setFavorites(const QStringList &keys)
{
    m_file.set(favoritesKey, keys);
}

QByteArray Settings::editSession() const
{
    return m_file.value(editSessionKey).toByteArray();
}

void Settings::setEditSession(const QByteArray &session)
{
    m_file.set(editSessionKey, session);
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

QString Settings::language() const
{
    return m_file.value(languageKey).toString();
}

void Settings::setLanguage(const QString &language)
{
    m_file.set(languageKey, language);
}

bool Settings::glides() const
{
    return m_file.value(glidesKey, true).toBool();
}

void Settings::setGlides(bool isOn)
{
    m_file.set(glidesKey, isOn);
}

bool Settings::showsKeyLine() const
{
    return m_file.value(keyLineKey, true).toBool();
}

void Settings::setShowsKeyLine(bool isOn)
{
    m_file.set(keyLineKey, isOn);
}

bool Settings::showsGrid() const
{
    return m_file.value(gridKey, false).toBool();
}

void Settings::setShowsGrid(bool isOn)
{
    m_file.set(gridKey, isOn);
}

bool Settings::showsRulers() const
{
    return m_file.value(rulersKey, true).toBool();
}

void Settings::setShowsRulers(bool isOn)
{
    m_file.set(rulersKey, isOn);
}

bool Settings::showsAscii() const
{
    return m_file.value(asciiKey, false).toBool();
}

void Settings::setShowsAscii(bool isOn)
{
    m_file.set(asciiKey, isOn);
}

int Settings::speed() const
{
    return m_file.value(speedKey, 100).toInt();
}

void Settings::setSpeed(int percent)
{
    m_file.set(speedKey, percent);
}

QStringList Settings::recentLevels() const
{
    return m_file.value(recentKey).toStringList();
}

void Settings::addRecentLevel(const QString &path)
{
    putFirst(m_file, recentKey, lastingPath(path), mostRecent);
}

QStringList Settings::recentCampaigns() const
{
    return m_file.value(recentCampaignsKey).toStringList();
}

void Settings::addRecentCampaign(const QString &path)
{
    putFirst(m_file, recentCampaignsKey, lastingPath(path), mostRecent);
}

QStringList Settings::lastCommands() const
{
    return m_file.value(lastCommandsKey).toStringList();
}

void Settings::addLastCommand(const QString &name)
{
    putFirst(m_file, lastCommandsKey, name, mostCommands);
}

QString Settings::heroName() const
{
    return m_file.value(heroNameKey).toString();
}

void Settings::setHeroName(const QString &name)
{
    m_file.set(heroNameKey, name);
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
