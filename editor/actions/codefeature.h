#pragma once

#include "editor/view/editfeature.h"

/// Commands for level codes: copies the code of the level to the clipboard, and previews and opens codes from the
/// clipboard, even while the editor is inactive.
class CodeFeature : public EditFeature {
    Q_OBJECT

public:
    explicit CodeFeature(const EditDesk &desk);

    /// Shows the content of a code, and opens it if the user confirms.
    void open(const QString &code);

private:
    void copy();
};
