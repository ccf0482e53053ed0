#pragma once

#include "editor/edits/levelreshape.h"
#include "editor/view/editfeature.h"

/// Commands that resize, crop, trim, turn or flip the whole level, each one undo step, and the one that leads to the
/// choice of its tileset.
class ReshapeActions : public EditFeature {
    Q_OBJECT

public:
    explicit ReshapeActions(const EditorContext &context);

private:
    void addCommands();
    void openDialog();
    /// Turns or flips the level. `name` is the name of the undo step.
    void lay(const QString &name, Orientation orientation);
    void cropToSelection();
    void trim();
    /// Cuts off everything outside `cells`. `name` is the name of the undo step.
    void cutTo(const QRect &cells, const QString &name);
};
