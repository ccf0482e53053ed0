#pragma once

#include "editor/art/tilescale.h"

#include <QFont>
#include <QHash>
#include <QPixmap>

/// Numbers on dark plates, so that they can be read on whatever lies under them. Each is drawn once for a scale.
class NumberPlates {
public:
    void setScale(TileScale scale);
    /// The plate of a number, as large as a cell, with the number in its middle.
    const QPixmap &of(int number, const QFont &font);

private:
    TileScale m_scale;
    QHash<int, QPixmap> m_pixmaps;
};
