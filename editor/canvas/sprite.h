#pragma once

#include "editor/art/glyph.h"
#include "gamecore/base/point.h"

#include <QString>
#include <QStringList>

/// A thing or an actor to be drawn on the canvas.
struct Sprite {
    int id = 0; ///< unique on its canvas
    Point cell;
    QString picture;        ///< name in resources/tiles without suffix
    int layer = 0;          ///< higher layers are drawn above; within a layer, later sprites
    double opacity = 1;     ///< 0..1
    Glyph glyph = {};       ///< in ASCII mode
    QStringList marks = {}; ///< pictures with content in the upper right corner; at most four are shown
    double health = 1;      ///< 0..1; below 1 a bar is drawn at the bottom

    friend bool operator==(const Sprite &, const Sprite &) = default;
};
