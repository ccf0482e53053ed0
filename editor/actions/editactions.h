#pragma once

#include "editor/view/editfeature.h"

namespace CommandIds {
inline constexpr CommandId save{"save"};
inline constexpr CommandId saveAs{"saveAs"};
inline constexpr CommandId redo{"redo"};
inline constexpr CommandId cutCells{"cutCells"};
inline constexpr CommandId copyCells{"copyCells"};
inline constexpr CommandId pasteAsLevel{"pasteAsLevel"};
inline constexpr CommandId removeThing{"removeThing"};
inline constexpr CommandId selectAll{"selectAll"};
inline constexpr CommandId selectNone{"selectNone"};
inline constexpr CommandId invertSelection{"invertSelection"};
} // namespace CommandIds

/// What every editor offers: saving, steps, the clipboard, the selection. Others connect what saving and pasting do,
/// and the window says when one can paste.
class EditActions : public EditFeature {
    Q_OBJECT

public:
    explicit EditActions(const EditDesk &desk);

    void setActive(bool isActive) override;
    void retranslate() override;

private:
    void connectActions();
    void copy();
    void cut();
    void update();
    void nameSteps();

    LevelDocument &m_document;
    Toolbox &m_toolbox;
    QAction *m_save;
    QAction *m_saveAs;
    QAction *m_undo;
    QAction *m_redo;
    QAction *m_cut;
    QAction *m_copy;
    QAction *m_paste;
    QAction *m_pasteAsLevel;
    QAction *m_remove;
    QAction *m_selectAll;
    QAction *m_selectNone;
    QAction *m_invertSelection;
    bool m_isActive = false;
};
