#pragma once

#include "editor/view/editfeature.h"

/// Levels as codes: that of the level goes to the clipboard, and what one from there holds is shown and opened, also
/// while the editor is not active.
class CodeFeature : public EditFeature {
    Q_OBJECT

public:
    explicit CodeFeature(const EditDesk &desk);

    /// Shows what a code holds, and opens it if the person wants that.
    void open(const QString &code);

private:
    void copy();
};
