#include "app/settings/knownlevels.h"

#include "app/settings/settings.h"
#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/play/campaign.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

QStringList campaignFilesIn(const QString &folder)
{
    const QDir directory(folder);
    QStringList paths;
    const QStringList endings{u"*.campaign.json"_s, u"*.mazewright"_s};
    for (const QString &name : directory.entryList(endings, QDir::Files, QDir::Name)) {
        paths.append(directory.filePath(name));
    }
    return paths;
}

} // namespace

QStringList shippedLevels()
{
    return levelFilesIn(u":/levels"_s);
}

QString lastingPath(const QString &path)
{
    return isShippedFile(path) ? path : QDir::cleanPath(QDir().absoluteFilePath(path));
}

QStringList knownCampaigns()
{
    QStringList paths = campaignFilesIn(u":/levels/campaign"_s) + campaignFilesIn(Settings::ownFolder());
    for (const QString &path : Settings().recentCampaigns()) {
        if (QFileInfo::exists(path)) {
            paths.append(path);
        }
    }
    paths.removeDuplicates();
    return paths;
}
