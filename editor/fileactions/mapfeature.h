#pragma once

#include "editor/view/editfeature.h"

/// The command that asks again for the meanings of a Tiled map's tiles. It is for a level that was read from a Tiled
/// map.
class MapFeature : public EditFeature {
    Q_OBJECT

public:
    explicit MapFeature(const EditorContext &context);
};
