#include "app/settings/settings.h"

#include "gamecore/base/enumerators.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestKeysFile = 1 << 20;

const QString themeKey = u"window/theme"_s;
const auto themeNames = rowsFor<ThemeChoice>(u"system"_s, u"dark"_s, u"light"_s);

} // namespace

ThemeChoice Settings::theme() const
{
    const auto found = std::find(themeNames.begin(), themeNames.end(), m_file.value(themeKey).toString());
    return found == themeNames.end() ? ThemeChoice::System : ThemeChoice(found - themeNames.begin());
}

void Settings::setTheme(ThemeChoice theme)
{
    m_file.set(themeKey, themeNames[std::size_t(theme)]);
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

QString Settings::folderToBeginIn()
{
    QDir().mkpath(ownFolder());
    return ownFolder();
}
