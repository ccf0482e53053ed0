#include "editor/tools/keyhint.h"

#include <QCoreApplication>

namespace {

class KeyHint {
    Q_DECLARE_TR_FUNCTIONS(KeyHint)

public:
    static QString of(ToolId id)
    {
        switch (id) {
        case ToolId::Select:
            return tr("Enter starts and ends a click or a drag; Shift+Enter adds, Ctrl+Enter subtracts");
        case ToolId::SelectCells:
            return tr("Enter starts and ends the rectangle; Shift+Enter adds, Ctrl+Enter subtracts");
        case ToolId::Wand:
        case ToolId::SelectAlike:
            return tr("Enter selects; Shift+Enter adds, Ctrl+Enter subtracts");
        case ToolId::Brush:
            return tr("Enter draws, and goes on while it is held; Backspace erases; Insert picks");
        case ToolId::Line:
        case ToolId::Rectangle:
        case ToolId::Ellipse:
            return tr("Enter starts, arrows stretch, Enter ends; Backspace erases so; Escape cancels; Insert picks");
        case ToolId::Fill:
            return tr("Enter fills; Backspace erases; Insert picks");
        case ToolId::Stamp:
            return tr("Enter sets down what was copied; Backspace erases; X, Y flip, Z turns");
        case ToolId::Erase:
            return tr("Enter erases, and goes on while it is held; Insert picks");
        case ToolId::Pick:
            return tr("Enter draws from then on with what is on the cell");
        }
        return {};
    }
};

} // namespace

QString keyHint(ToolId id)
{
    return KeyHint::of(id);
}
