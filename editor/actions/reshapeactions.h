#pragma once

#include "editor/edits/levelreshape.h"
#include "editor/view/editfeature.h"

namespace CommandIds {
inline constexpr CommandId resizeLevel{"resizeLevel"};
inline constexpr CommandId cropToSelection{"cropToSelection"};
inline constexpr CommandId trimLevel{"trimLevel"};
inline constexpr CommandId turnLevelRight{"turnLevelRight"};
inline constexpr CommandId turnLevelLeft{"turnLevelLeft"};
inline constexpr CommandId flipLevelLeftRight{"flipLevelLeftRight"};
inline constexpr CommandId flipLevelUpDown{"flipLevelUpDown"};
} // namespace CommandIds

/// What the menu offers for the level as a whole: another size, cutting, turning, flipping. Each is one step.
class ReshapeActions : public EditFeature {
    Q_OBJECT

public:
    explicit ReshapeActions(const EditDesk &desk);

    void setActive(bool isActive) override;
    void retranslate() override;

private:
    void lays(QAction *action, Orientation orientation);
    void openDialog();
    void cropToSelection();
    void trim();
    void cutTo(const QRect &cells, const QString &name);
    void update();

    QAction *m_resize;
    QAction *m_crop;
    QAction *m_trim;
    QAction *m_turnRight;
    QAction *m_turnLeft;
    QAction *m_flipLeftRight;
    QAction *m_flipUpDown;
    bool m_isActive = false;
};
