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
            return tr("Return starts and ends a click or a drag; Shift+Return adds, Ctrl+Return subtracts");
        case ToolId::SelectCells:
            return tr("Return starts and ends the rectangle; Shift+Return adds, Ctrl+Return subtracts");
        case ToolId::Wand:
        case ToolId::SelectAlike:
            return tr("Return selects; Shift+Return adds, Ctrl+Return subtracts");
        case ToolId::Brush:
            return tr("Return draws, and goes on while it is held; Backspace erases; Insert picks");
        case ToolId::Line:
        case ToolId::Rectangle:
        case ToolId::Ellipse:
            return tr("Return starts, arrows stretch, Return ends; Backspace erases so; Escape cancels; Insert picks");
        case ToolId::Fill:
            return tr("Return fills; Backspace erases; Insert picks");
        case ToolId::Stamp:
            return tr("Return sets down what was copied; Backspace erases; X, Y flip, Z turns");
        case ToolId::Erase:
            return tr("Return erases, and goes on while it is held; Insert picks");
        case ToolId::Pick:
            return tr("Return draws from then on with what is on the cell");
        }
        return {};
    }
};

} // namespace

QString keyHint(ToolId id)
{
    return KeyHint::of(id);
}
