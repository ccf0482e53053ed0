#include "app/window/gamesource.h"

#include "app/window/levelfiles.h"

#include <QFileInfo>

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
