#pragma once

#include "editor/view/editfeature.h"

/// The command for a level read from a Tiled map that asks again what the tiles of the map mean.
class MapFeature : public EditFeature {
    Q_OBJECT

public:
    explicit MapFeature(const EditorContext &context);
};
