#pragma once

#include "gamecore/base/point.h"

#include <QString>

/// A thing or an actor as the canvas draws it.
struct Sprite {
    int id = 0; ///< unique on its canvas
    Point cell;
    QString picture;    ///< name in resources/tiles without ending
    int layer = 0;      ///< higher ones are drawn above; within a layer the later one in the list is above
    double opacity = 1; ///< 0..1

    friend bool operator==(const Sprite &, const Sprite &) = default;
};
