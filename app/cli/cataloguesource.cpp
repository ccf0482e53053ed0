#include "app/cli/cataloguesource.h"

#include "gamecore/base/issue.h"
#include "gamecore/data/catalogue.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

QStringList catalogueFolders(const QString &dataFolder)
{
    const QString own = dataFolder.isEmpty() ? qEnvironmentVariable("MAZEWRIGHT_DATA") : dataFolder;
    QStringList folders{u":/data"_s};
    if (!own.isEmpty()) {
        folders.prepend(own);
    }
    return folders;
}

CataloguePtr loadCatalogue(const QString &dataFolder, IssueList &issues)
{
    const QStringList folders = catalogueFolders(dataFolder);
    if (folders.size() > 1 && !QFileInfo(folders.first()).isDir()) {
        issues.add({.code = IssueCode::Unreadable,
                    .file = folders.first(),
                    .found = u"no_folder"_s,
                    .expected = Expected::File});
        return nullptr;
    }
    return Catalogue::load(folders, issues);
}
