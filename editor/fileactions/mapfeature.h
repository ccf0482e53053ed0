#pragma once

#include "editor/view/editfeature.h"

namespace CommandIds {
inline constexpr CommandId tilesOfMap{"tilesOfMap"};
} // namespace CommandIds

/// A map of Tiled that is open: what its tiles stand for can be asked again.
class MapFeature : public EditFeature {
    Q_OBJECT

public:
    explicit MapFeature(const EditDesk &desk);

    void setActive(bool isActive) override;
    void retranslate() override;

private:
    void update();

    QAction *m_tiles;
    bool m_isActive = false;
};
