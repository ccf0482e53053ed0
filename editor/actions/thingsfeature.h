#pragma once

#include "editor/edits/thingmoves.h"
#include "editor/view/editfeature.h"

class QDockWidget;

namespace CommandIds {
inline constexpr CommandId duplicateThings{"duplicateThings"};
} // namespace CommandIds

/// The panel of the selected things, and commands for them: duplicating, deleting, and changing their order on a cell.
class ThingsFeature : public EditFeature {
    Q_OBJECT

public:
    explicit ThingsFeature(const EditorContext &context);

    void retranslate() override;

private:
    void duplicate();
    void addCommands();
    void update() override;
    void raisePanel();
    /// Brings the palette in front of the panel of things when the user chooses a tool that uses the palette.
    void raisePaletteForPainting();

    QDockWidget *m_dock; ///< the dock of the panel of the selected things
    QAction *m_duplicate;
    QAction *m_remove; ///< for the panel: deletes the selected things, but does not clear selected cells
    QAction *m_up;
    QAction *m_down;
    bool m_hasThings = false; ///< things were selected at the last update()
    bool m_wasPicked = false; ///< things were selected individually at the last update()
};
