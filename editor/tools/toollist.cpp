#include "editor/tools/toollist.h"

#include "editor/tools/brushtool.h"
#include "editor/tools/filltool.h"
#include "editor/tools/regiontool.h"
#include "editor/tools/selecttool.h"
#include "editor/tools/shapetool.h"
#include "editor/tools/stamptool.h"

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
        case ToolId::Ellipse:
            return tr("Ellipse");
        case ToolId::Fill:
            return tr("Fill");
        case ToolId::Stamp:
            return tr("Stamp");
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
                      "subtracts, both intersect; right button opens the menu");
        case ToolId::SelectCells:
            return tr("Drag a rectangle; Shift adds, Ctrl subtracts, both intersect; drag inside to move the cells; "
                      "right button opens the menu");
        case ToolId::Wand:
            return tr("Click to select connected cells of one terrain; Shift adds, Ctrl subtracts, both intersect; "
                      "right button opens the menu");
        case ToolId::SelectAlike:
            return tr("Click to select all cells that hold the same; Shift adds, Ctrl subtracts, both intersect; "
                      "right button opens the menu");
        case ToolId::Brush:
            return tr("Drag to draw; right button erases; Shift draws straight; Alt+click picks");
        case ToolId::Line:
            return tr("Drag a line; right button erases; Shift makes it straight; Alt+click picks");
        case ToolId::Rectangle:
            return tr("Drag a rectangle; right button erases; Shift makes a square; Alt+click picks");
        case ToolId::Ellipse:
            return tr("Drag an ellipse; right button erases; Shift makes a circle; Alt+click picks");
        case ToolId::Fill:
            return tr("Click to fill; right button erases; Alt+click picks");
        case ToolId::Stamp:
            return tr(
                "Click to set down what was copied; right button erases; X, Y flip, Z turns; Escape puts it away");
        case ToolId::Erase:
            return tr("Drag to erase; Shift goes straight; Alt+click picks");
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
    constexpr auto brush = std::uint8_t(ToolOption::Brush);
    constexpr auto shape = std::uint8_t(brush | std::uint8_t(ToolOption::Filled));
    constexpr auto reach = std::uint8_t(ToolOption::Reach);
    constexpr auto symmetry = std::uint8_t(ToolOption::Symmetry);
    constexpr auto paint = std::uint8_t(symmetry | std::uint8_t(ToolOption::Mix));
    static const std::vector<ToolInfo> infos{
        {ToolId::Select, "select"_L1, Qt::Key_V, Use::Selecting, 0, make<SelectTool>},
        {ToolId::SelectCells, "select_cells"_L1, Qt::Key_M, Use::Selecting, 0, make<SelectCellsTool>},
        {ToolId::Wand, "wand"_L1, Qt::Key_W, Use::Selecting, 0, make<WandTool>},
        {ToolId::SelectAlike, "select_alike"_L1, Qt::Key_A, Use::Selecting, 0, make<SelectAlikeTool>},
        {ToolId::Brush, "brush"_L1, Qt::Key_B, Use::Painting, brush | paint, make<BrushTool>},
        {ToolId::Line, "line"_L1, Qt::Key_L, Use::Painting, brush | paint, make<LineTool>},
        {ToolId::Rectangle, "rectangle"_L1, Qt::Key_R, Use::Painting, shape | paint, make<RectangleTool>},
        {ToolId::Ellipse, "ellipse"_L1, Qt::Key_O, Use::Painting, shape | paint, make<EllipseTool>},
        {ToolId::Fill, "fill"_L1, Qt::Key_F, Use::Painting, reach | paint, make<FillTool>},
        {ToolId::Stamp, "stamp"_L1, Qt::Key_S, Use::Stamping, symmetry, make<StampTool>},
        {ToolId::Erase, "erase"_L1, Qt::Key_E, Use::Other, brush | symmetry, make<EraseTool>},
        {ToolId::Pick, "pick"_L1, Qt::Key_I, Use::Other, 0, nullptr},
    };
    return infos;
}

const ToolInfo &infoOf(ToolId id)
{
    return toolInfos()[std::size_t(id)];
}

bool ToolInfo::isStretched() const
{
    return id == ToolId::Select || id == ToolId::SelectCells || id == ToolId::Line || id == ToolId::Rectangle
           || id == ToolId::Ellipse;
}

QString toolName(ToolId id)
{
    return ToolText::name(id);
}

QString toolHint(ToolId id)
{
    return ToolText::hint(id);
}
