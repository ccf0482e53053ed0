#include "editor/storage/trustedfolders.h"

#include "gamecore/tiled/tiledreader.h"

#include <QFileInfo>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace {

const QString settingsKey = u"files/trustedFolders"_s;

} // namespace

QStringList trustedFolders(const QString &path)
{
    return isTiledFile(path) ? QSettings().value(settingsKey).toStringList() : QStringList();
}

void trustFolders(const QStringList &folders)
{
    QSettings settings;
    const QStringList known = settings.value(settingsKey).toStringList();
    QStringList all = known;
    for (const QString &folder : folders) {
        all.append(QFileInfo(folder).absoluteFilePath());
    }
    all.removeDuplicates();
    if (all != known) {
        settings.setValue(settingsKey, all);
    }
}
