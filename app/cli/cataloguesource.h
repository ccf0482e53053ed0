#pragma once

#include "gamecore/data/ids.h"

#include <QStringList>

class IssueList;

/// Folders to read the catalogue from, first wins: `dataFolder` if it is not empty, else that of the environment
/// variable MAZEWRIGHT_DATA, then what is compiled in.
QStringList catalogueFolders(const QString &dataFolder);

/// The catalogue in those folders. Null with findings if a file is wrong or a folder named by the user is none.
CataloguePtr loadCatalogue(const QString &dataFolder, IssueList &issues);
