#pragma once

#include "editor/art/tilescale.h"

#include <QFont>
#include <QHash>
#include <QPixmap>

/// Numbers on dark plates, readable on any background. Each is cached for one scale.
class NumberPlates {
public:
    void setScale(TileScale scale);
    /// Returns the plate of a number: a picture of the size of a cell with the number in its middle.
    const QPixmap &of(int number, const QFont &font);

private:
    TileScale m_scale;
    QHash<int, QPixmap> m_pixmaps;
};
