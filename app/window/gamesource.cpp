#include "app/window/gamesource.h"

#include <QDir>
#include <QFileInfo>

GameSource sourceOfFile(const QString &path)
{
    GameSource source{.path = path};
    const QFileInfo file(QDir::cleanPath(path));
    const ReadCampaign folder = campaignOfFolder(file.absolutePath());
    const qsizetype place = folder.campaign ? folder.campaign->placeOf(file.absoluteFilePath()) : -1;
    if (place >= 0) {
        source.campaign = folder.campaign;
        source.place = place;
    }
    return source;
}
