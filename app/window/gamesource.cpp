#include "app/window/gamesource.h"

#include "app/window/levelfiles.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

GameSource sourceOfFile(const QString &path)
{
    GameSource source;
    if (path.isEmpty()) {
        return source;
    }
    source.path = lastingPath(path);
    const ReadCampaign folder = campaignOfFolder(QFileInfo(source.path).path());
    const qsizetype place = folder.campaign ? folder.campaign->placeOf(source.path) : -1;
    if (place >= 0) {
        source.campaign = folder.campaign;
        source.place = place;
    }
    return source;
}

QJsonObject originOf(const GameSource &source)
{
    return {{u"path"_s, source.path},
            {u"campaign"_s, source.isRemembered && source.campaign ? source.campaign->path : QString()},
            {u"run"_s, source.run},
            {u"day"_s, source.day},
            {u"practice"_s, source.isPractice},
            {u"hero"_s, source.heroName}};
}

bool isOfTheSame(const QJsonObject &origin, const QJsonObject &other)
{
    constexpr std::array keys{"path"_L1, "campaign"_L1, "run"_L1, "day"_L1};
    return std::all_of(keys.begin(), keys.end(), [&](QLatin1StringView key) {
        return origin.value(key).toString() == other.value(key).toString();
    });
}

GameSource sourceFrom(const QJsonObject &origin, const Game &game)
{
    const QString path = origin.value("path"_L1).toString();
    const QString campaign = origin.value("campaign"_L1).toString();
    GameSource source = sourceOfFile(path);
    if (!campaign.isEmpty()) {
        ReadCampaign read = readCampaign(campaign);
        const qsizetype place = read.campaign ? read.campaign->placeOf(path) : -1;
        if (place >= 0) {
            source = {.path = path, .campaign = std::move(read.campaign), .place = place, .isRemembered = true};
        }
    }
    source.traveller = game.traveller();
    source.run = origin.value("run"_L1).toString();
    source.day = origin.value("day"_L1).toString();
    source.isPractice = origin.value("practice"_L1).toBool();
    source.heroName = origin.value("hero"_L1).toString();
    return source;
}
