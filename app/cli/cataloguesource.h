#pragma once

#include "gamecore/data/ids.h"

#include <QStringList>

class IssueList;

/// Returns the folders to read the catalogue from, in order of precedence: `dataFolder`, or the folder in the
/// environment variable MAZEWRIGHT_DATA if `dataFolder` is empty; then the compiled-in data.
QStringList catalogueFolders(const QString &dataFolder);

/// Loads the catalogue from catalogueFolders(). Returns null and adds issues if a file has mistakes or a folder named
/// by the user does not exist.
CataloguePtr loadCatalogue(const QString &dataFolder, IssueList &issues);
