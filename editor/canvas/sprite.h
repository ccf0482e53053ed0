#pragma once

#include "editor/art/glyph.h"
#include "gamecore/base/point.h"

#include <QString>
#include <QStringList>

/// A thing or an actor as the canvas draws it.
struct Sprite {
    int id = 0; ///< unique on its canvas
    Point cell;
    QString picture;        ///< name in resources/tiles without ending
    int layer = 0;          ///< higher ones are drawn above; within a layer the later one in the list is above
    double opacity = 1;     ///< 0..1
    Glyph glyph = {};       ///< in the ASCII look
    QStringList marks = {}; ///< pictures with something in their upper right corner; at most four are shown
    double health = 1;      ///< 0..1; below 1 a bar is drawn under its feet

    friend bool operator==(const Sprite &, const Sprite &) = default;
};
