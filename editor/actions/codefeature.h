#pragma once

#include "editor/view/editfeature.h"

/// Commands for share codes: copying the level to the clipboard as a code, and opening a level or a recorded game from
/// a code, after a preview. Codes can be opened even while the editor is inactive.
class CodeFeature : public EditFeature {
    Q_OBJECT

public:
    explicit CodeFeature(const EditorContext &context);

    /// Shows the content of a code, and opens it if the user confirms: a level in a new tab, a recorded game as a
    /// replay. If `code` is not a code, the dialog begins with an empty field.
    void open(const QString &code);

private:
    void copy();
};
