#pragma once

#include <QString>

class Catalogue;
class QComboBox;

/// Fills a combo box with all sets of ground and walls. Each row has the name of the set, a picture of its wall and
/// floor, its description as tool tip, and its key as data. Selects the set with the key `chosen`, which gets a row
/// even if the catalogue does not define it.
void listTilesets(QComboBox &list, const Catalogue &catalogue, const QString &chosen);
