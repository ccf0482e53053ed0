#pragma once

#include "gamecore/data/ids.h"

#include <QString>

class QComboBox;

/// Fills a combo box with all sets of ground and walls. Each row has the name of the set, a picture of its wall and
/// floor (drawn when it is first seen), its description as tool tip, and its key as data. Selects the set with the key
/// `chosen`, which gets a row even if the catalogue does not define it.
void listTilesets(QComboBox &list, const CataloguePtr &catalogue, const QString &chosen);
