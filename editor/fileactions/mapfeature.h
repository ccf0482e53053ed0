#pragma once

#include "editor/view/editfeature.h"

/// Commands for an open Tiled map: asking again for the meanings of its tiles.
class MapFeature : public EditFeature {
    Q_OBJECT

public:
    explicit MapFeature(const EditDesk &desk);
};
