#include "editor/files/trustedfolders.h"

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
    QStringList all = trustedFolders() + folders;
    all.removeDuplicates();
    QSettings().setValue(settingsKey, all);
}
