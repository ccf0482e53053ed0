#include "app/window/gamesource.h"

#include "app/window/levelfiles.h"

#include <QFileInfo>

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
            {u"hero"_s, source.heroName}};
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
    source.heroName = origin.value("hero"_L1).toString();
    return source;
}
