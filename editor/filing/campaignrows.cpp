#include "editor/filing/campaignrows.h"

#include "editor/files/campaignchange.h"
#include "editor/filing/campaignremarks.h"
#include "editor/levels/levelsaver.h"

#include <QFileInfo>
#include <QHash>

namespace {

/// Where links lead. A level in an archive and one that is missing have no such path, and are known by their own.
QString levelKey(const QString &path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return real.isEmpty() ? wholePath(path) : real;
}

/// The places of all that are open and have a file.
QHash<QString, int> openFiles(const LevelTabs &open)
{
    QHash<QString, int> places;
    for (int i = 0; i < open.count(); ++i) {
        if (!open.at(i).path.isEmpty()) {
            places.insert(levelKey(open.at(i).path), i);
        }
    }
    return places;
}

} // namespace

QList<CampaignRow> campaignRows(const QStringList &paths, const LevelTabs &open)
{
    const QHash<QString, int> places = openFiles(open);
    QList<CampaignRow> rows;
    for (const QString &path : paths) {
        const int place = places.value(levelKey(path), -1);
        const QString title = place < 0 ? QString() : titleOf(open.at(place));
        const bool isModified = place >= 0 && open.at(place).isModified();
        rows.append({.path = path,
                     .openTitle = isModified ? QString(title + u'*') : title,
                     .isCurrent = place >= 0 && place == open.current(),
                     .isMissing = isLevelMissing(path)});
    }
    return rows;
}
