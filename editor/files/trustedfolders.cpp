#include "editor/files/trustedfolders.h"

#include <QFileInfo>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace {

const QString settingsKey = u"files/trustedFolders"_s;

} // namespace

QStringList trustedFolders()
{
    return QSettings().value(settingsKey).toStringList();
}

void trustFolders(const QStringList &folders)
{
    const QStringList known = trustedFolders();
    QStringList all = known;
    for (const QString &folder : folders) {
        all.append(QFileInfo(folder).absoluteFilePath());
    }
    all.removeDuplicates();
    if (all != known) {
        QSettings().setValue(settingsKey, all);
    }
}
