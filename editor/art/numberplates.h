#pragma once

#include "editor/art/tilescale.h"

#include <QFont>
#include <QHash>
#include <QPixmap>

/// Numbers on dark plates, readable on any background. The pictures are cached for one scale and one font.
class NumberPlates {
public:
    /// Sets the size of a cell, and clears the cache.
    void setScale(TileScale scale);
    /// Returns the plate of a number: a picture of the size of a cell with the number in its middle. Valid until the
    /// next call of a member. Only the family and style of `font` matter. Call setScale() before passing a font of
    /// another family or style.
    const QPixmap &of(int number, const QFont &font);

private:
    TileScale m_scale;
    QHash<int, QPixmap> m_pixmaps;
};
