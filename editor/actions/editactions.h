#pragma once

#include "editor/view/editfeature.h"

namespace CommandIds {
inline constexpr CommandId save{"save"};
inline constexpr CommandId saveAs{"saveAs"};
inline constexpr CommandId cutCells{"cutCells"};
inline constexpr CommandId copyCells{"copyCells"};
inline constexpr CommandId pasteAsLevel{"pasteAsLevel"};
inline constexpr CommandId removeThing{"removeThing"};
inline constexpr CommandId selectNone{"selectNone"};
} // namespace CommandIds

/// The standard editing commands: save, undo, clipboard, selection. The paste commands are only registered here:
/// PasteFeature carries them out, and the window enables `pasteText`.
class EditActions : public EditFeature {
    Q_OBJECT

public:
    explicit EditActions(const EditorContext &context);

private:
    void addCommands();
    void copy();
    void cut();
    void update() override;
    void nameSteps();

    LevelDocument &m_document;
    Toolbox &m_toolbox;
    QAction *m_undo = nullptr; ///< its text names the step to undo
    QAction *m_redo = nullptr; ///< its text names the step to redo
};
