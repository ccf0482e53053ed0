#pragma once

#include "editor/view/editfeature.h"

namespace CommandIds {
inline constexpr CommandId flipStampLeftRight{"flipStampLeftRight"};
inline constexpr CommandId flipStampUpDown{"flipStampUpDown"};
inline constexpr CommandId turnStampRight{"turnStampRight"};
inline constexpr CommandId turnStampLeft{"turnStampLeft"};
inline constexpr CommandId smallerBrush{"smallerBrush"};
inline constexpr CommandId largerBrush{"largerBrush"};
inline constexpr CommandId replaceAll{"replaceAll"};
} // namespace CommandIds

/// What the menu offers for drawing beside the tools: laying the stamp, the brush's size, replacing.
class DrawActions : public EditFeature {
    Q_OBJECT

public:
    explicit DrawActions(const EditDesk &desk);

    void setActive(bool isActive) override;
    void retranslate() override;

private:
    void connectActions();
    void changeSize(int by);
    void replaceAll();
    void update();

    LevelDocument &m_document;
    Toolbox &m_toolbox;
    QAction *m_flipLeftRight;
    QAction *m_flipUpDown;
    QAction *m_turnRight;
    QAction *m_turnLeft;
    QAction *m_smaller;
    QAction *m_larger;
    QAction *m_replace;
    bool m_isActive = false;
};
