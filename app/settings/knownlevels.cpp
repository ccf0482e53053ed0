#include "app/settings/knownlevels.h"

#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/play/campaign.h"

#include <QDir>

using namespace Qt::StringLiterals;

QStringList shippedLevels()
{
    return levelFilesIn(u":/levels"_s);
}

QStringList shippedCampaigns()
{
    const QDir folder(u":/levels/campaign"_s);
    QStringList paths;
    for (const QString &name : folder.entryList({u"*.campaign.json"_s}, QDir::Files, QDir::Name)) {
        paths.append(folder.filePath(name));
    }
    return paths;
}

QString lastingPath(const QString &path)
{
    return isShippedFile(path) ? path : QDir::cleanPath(QDir().absoluteFilePath(path));
}
