#include "editor/tools/toollist.h"

#include "editor/tools/brushtool.h"
#include "editor/tools/filltool.h"
#include "editor/tools/regiontool.h"
#include "editor/tools/selecttool.h"
#include "editor/tools/shapetool.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

template<typename T>
std::unique_ptr<Tool> make(LevelDocument &document, DrawSetup &setup)
{
    return std::make_unique<T>(document, setup);
}

class ToolText {
    Q_DECLARE_TR_FUNCTIONS(ToolText)

public:
    static QString name(ToolId id)
    {
        switch (id) {
        case ToolId::Select:
            return tr("Select things");
        case ToolId::SelectCells:
            return tr("Select cells");
        case ToolId::Wand:
            return tr("Magic wand");
        case ToolId::SelectAlike:
            return tr("Select all alike");
        case ToolId::Brush:
            return tr("Brush");
        case ToolId::Line:
            return tr("Line");
        case ToolId::Rectangle:
            return tr("Rectangle");
        case ToolId::Fill:
            return tr("Fill");
        case ToolId::Erase:
            return tr("Erase");
        case ToolId::Pick:
            return tr("Pick");
        }
        return {};
    }

    static QString hint(ToolId id)
    {
        switch (id) {
        case ToolId::Select:
            return tr("Click a thing, or drag a rectangle around things; drag them to move them; Shift adds, Ctrl "
                      "subtracts, both intersect");
        case ToolId::SelectCells:
            return tr("Drag a rectangle; Shift adds, Ctrl subtracts, both intersect; drag inside to move the cells");
        case ToolId::Wand:
            return tr("Click to select connected cells of one terrain; Shift adds, Ctrl subtracts, both intersect");
        case ToolId::SelectAlike:
            return tr("Click to select all cells that hold the same; Shift adds, Ctrl subtracts, both intersect");
        case ToolId::Brush:
            return tr("Drag to draw; the right button erases");
        case ToolId::Line:
            return tr("Drag a straight line; the right button erases one");
        case ToolId::Rectangle:
            return tr("Drag a filled rectangle; the right button erases one");
        case ToolId::Fill:
            return tr("Click to fill connected cells of one terrain; the right button erases them");
        case ToolId::Erase:
            return tr("Drag to erase");
        case ToolId::Pick:
            return tr("Click a cell to draw with what is on it; Alt+click does so with every tool");
        }
        return {};
    }
};

} // namespace

const std::vector<ToolInfo> &toolInfos()
{
    using Use = ToolInfo::Use;
    static const std::vector<ToolInfo> infos{
        {ToolId::Select, "select"_L1, Qt::Key_V, Use::Selecting, make<SelectTool>},
        {ToolId::SelectCells, "select_cells"_L1, Qt::Key_M, Use::Selecting, make<SelectCellsTool>},
        {ToolId::Wand, "wand"_L1, Qt::Key_W, Use::Selecting, make<WandTool>},
        {ToolId::SelectAlike, "select_alike"_L1, Qt::Key_A, Use::Selecting, make<SelectAlikeTool>},
        {ToolId::Brush, "brush"_L1, Qt::Key_B, Use::Painting, make<BrushTool>},
        {ToolId::Line, "line"_L1, Qt::Key_L, Use::Painting, make<LineTool>},
        {ToolId::Rectangle, "rectangle"_L1, Qt::Key_R, Use::Painting, make<RectangleTool>},
        {ToolId::Fill, "fill"_L1, Qt::Key_F, Use::Painting, make<FillTool>},
        {ToolId::Erase, "erase"_L1, Qt::Key_E, Use::Other, make<EraseTool>},
        {ToolId::Pick, "pick"_L1, Qt::Key_I, Use::Other, nullptr},
    };
    return infos;
}

const ToolInfo &infoOf(ToolId id)
{
    return toolInfos()[std::size_t(id)];
}

QString toolName(ToolId id)
{
    return ToolText::name(id);
}

QString toolHint(ToolId id)
{
    return ToolText::hint(id);
}
