#pragma once

#include "editor/desk/editfeature.h"

class FlashItem;
class QRect;

/// The panel of steps. It scrolls to what is undone or redone and outlines it for a moment, unless pictures do not
/// glide.
class HistoryFeature : public EditFeature {
    Q_OBJECT

public:
    explicit HistoryFeature(const EditDesk &desk);

    void setActive(bool isActive) override;

private:
    void goTo(int index);
    void showTouched(const QRect &cells);

    FlashItem *m_flash; ///< belongs to the canvas
    bool m_isActive = false;
};
