#pragma once

#include "editor/view/editfeature.h"

/// A map of Tiled that is open: what its tiles stand for can be asked again.
class MapFeature : public EditFeature {
    Q_OBJECT

public:
    explicit MapFeature(const EditDesk &desk);
};
