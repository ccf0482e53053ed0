#pragma once

#include "editor/edits/levelreshape.h"
#include "editor/view/editfeature.h"

/// Commands for the whole level: resizing, cropping, turning, flipping. Each is one step.
class ReshapeActions : public EditFeature {
    Q_OBJECT

public:
    explicit ReshapeActions(const EditDesk &desk);

private:
    void addCommands();
    void openDialog();
    void lay(const QString &name, Orientation orientation);
    void cropToSelection();
    void trim();
    void cutTo(const QRect &cells, const QString &name);
};
