#include "editor/tools/toollist.h"

#include "editor/tools/painttools.h"
#include "editor/tools/selecttools.h"
#include "editor/tools/stamptool.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace {

template<typename T>
std::unique_ptr<Tool> make(LevelDocument &document, DrawSetup &setup)
{
    return std::make_unique<T>(document, setup);
}

using Use = ToolInfo::Use;
constexpr auto brushOption = std::uint8_t(ToolOption::Brush);
constexpr auto shapeOptions = std::uint8_t(brushOption | std::uint8_t(ToolOption::Filled));
constexpr auto reachOption = std::uint8_t(ToolOption::Reach);
constexpr auto symmetryOption = std::uint8_t(ToolOption::Symmetry);
constexpr auto paintOptions = std::uint8_t(symmetryOption | std::uint8_t(ToolOption::Mix));

constexpr std::array<ToolInfo, toolCount> infos{
    {{.id = ToolId::Select,
      .key = "select"_L1,
      .shortcut = Qt::Key_V,
      .name = QT_TRANSLATE_NOOP("ToolText", "Select things"),
      .hint = QT_TRANSLATE_NOOP(
          "ToolText",
          "Click or drag to select; drag things to move them; Shift adds, Ctrl subtracts; right button: menu"),
      .keyHint =
          QT_TRANSLATE_NOOP("KeyHint", "Enter starts and ends the selection; Shift+Enter adds, Ctrl+Enter subtracts"),
      .use = Use::Selecting,
      .isTwoPoint = true,
      .make = make<SelectTool>},
     {.id = ToolId::SelectCells,
      .key = "select_cells"_L1,
      .shortcut = Qt::Key_M,
      .name = QT_TRANSLATE_NOOP("ToolText", "Select cells"),
      .hint = QT_TRANSLATE_NOOP("ToolText", "Drag to select; drag the selection to move it; Shift adds, Ctrl "
                                            "subtracts, Ctrl+Shift intersects; right button: menu"),
      .keyHint =
          QT_TRANSLATE_NOOP("KeyHint", "Enter starts and ends the selection; Shift+Enter adds, Ctrl+Enter subtracts"),
      .use = Use::Selecting,
      .isTwoPoint = true,
      .make = make<SelectCellsTool>},
     {.id = ToolId::Wand,
      .key = "wand"_L1,
      .shortcut = Qt::Key_W,
      .name = QT_TRANSLATE_NOOP("ToolText", "Magic wand"),
      .hint = QT_TRANSLATE_NOOP(
          "ToolText",
          "Click to select connected terrain; Shift adds, Ctrl subtracts, Ctrl+Shift intersects; right button: menu"),
      .keyHint = QT_TRANSLATE_NOOP("KeyHint", "Enter selects; Shift+Enter adds, Ctrl+Enter subtracts"),
      .use = Use::Selecting,
      .make = make<WandTool>},
     {.id = ToolId::SelectSimilar,
      .key = "select_alike"_L1,
      .shortcut = Qt::Key_A,
      .name = QT_TRANSLATE_NOOP("ToolText", "Select matching cells"),
      .hint = QT_TRANSLATE_NOOP(
          "ToolText",
          "Click to select all matching cells; Shift adds, Ctrl subtracts, Ctrl+Shift intersects; right button: menu"),
      .keyHint = QT_TRANSLATE_NOOP("KeyHint", "Enter selects; Shift+Enter adds, Ctrl+Enter subtracts"),
      .use = Use::Selecting,
      .make = make<SelectSimilarTool>},
     {.id = ToolId::Brush,
      .key = "brush"_L1,
      .shortcut = Qt::Key_B,
      .name = QT_TRANSLATE_NOOP("ToolText", "Brush"),
      .hint = QT_TRANSLATE_NOOP("ToolText", "Drag to draw; right button erases; Shift draws straight; Alt+click picks"),
      .keyHint = QT_TRANSLATE_NOOP("KeyHint", "Enter draws (hold to continue); Backspace erases; Insert picks"),
      .use = Use::Painting,
      .options = brushOption | paintOptions,
      .make = make<BrushTool>},
     {.id = ToolId::Line,
      .key = "line"_L1,
      .shortcut = Qt::Key_L,
      .name = QT_TRANSLATE_NOOP("ToolText", "Line"),
      .hint =
          QT_TRANSLATE_NOOP("ToolText", "Drag a line; right button erases; Shift makes it straight; Alt+click picks"),
      .keyHint = QT_TRANSLATE_NOOP(
          "KeyHint", "Enter starts and ends; arrows stretch; Backspace erases; Escape cancels; Insert picks"),
      .use = Use::Painting,
      .options = brushOption | paintOptions,
      .isTwoPoint = true,
      .make = make<LineTool>},
     {.id = ToolId::Rectangle,
      .key = "rectangle"_L1,
      .shortcut = Qt::Key_R,
      .name = QT_TRANSLATE_NOOP("ToolText", "Rectangle"),
      .hint =
          QT_TRANSLATE_NOOP("ToolText", "Drag a rectangle; right button erases; Shift makes a square; Alt+click picks"),
      .keyHint = QT_TRANSLATE_NOOP(
          "KeyHint", "Enter starts and ends; arrows stretch; Backspace erases; Escape cancels; Insert picks"),
      .use = Use::Painting,
      .options = shapeOptions | paintOptions,
      .isTwoPoint = true,
      .make = make<RectangleTool>},
     {.id = ToolId::Ellipse,
      .key = "ellipse"_L1,
      .shortcut = Qt::Key_O,
      .name = QT_TRANSLATE_NOOP("ToolText", "Ellipse"),
      .hint =
          QT_TRANSLATE_NOOP("ToolText", "Drag an ellipse; right button erases; Shift makes a circle; Alt+click picks"),
      .keyHint = QT_TRANSLATE_NOOP(
          "KeyHint", "Enter starts and ends; arrows stretch; Backspace erases; Escape cancels; Insert picks"),
      .use = Use::Painting,
      .options = shapeOptions | paintOptions,
      .isTwoPoint = true,
      .make = make<EllipseTool>},
     {.id = ToolId::Fill,
      .key = "fill"_L1,
      .shortcut = Qt::Key_F,
      .name = QT_TRANSLATE_NOOP("ToolText", "Fill"),
      .hint = QT_TRANSLATE_NOOP("ToolText", "Click to fill; right button erases; Alt+click picks"),
      .keyHint = QT_TRANSLATE_NOOP("KeyHint", "Enter fills; Backspace erases; Insert picks"),
      .use = Use::Painting,
      .options = reachOption | paintOptions,
      .make = make<FillTool>},
     {.id = ToolId::Stamp,
      .key = "stamp"_L1,
      .shortcut = Qt::Key_S,
      .name = QT_TRANSLATE_NOOP("ToolText", "Stamp"),
      .hint = QT_TRANSLATE_NOOP(
          "ToolText", "Click to paste; right button erases; X, Y flip, Z rotates; Escape puts the stamp away"),
      .keyHint = QT_TRANSLATE_NOOP("KeyHint", "Enter pastes; Backspace erases; X, Y flip, Z rotates"),
      .use = Use::Stamping,
      .options = symmetryOption,
      .make = make<StampTool>},
     {.id = ToolId::Erase,
      .key = "erase"_L1,
      .shortcut = Qt::Key_E,
      .name = QT_TRANSLATE_NOOP("ToolText", "Erase"),
      .hint = QT_TRANSLATE_NOOP("ToolText", "Drag to erase; Shift erases straight; Alt+click picks"),
      .keyHint = QT_TRANSLATE_NOOP("KeyHint", "Enter erases (hold to continue); Insert picks"),
      .use = Use::Other,
      .options = brushOption | symmetryOption,
      .make = make<EraseTool>},
     {
         .id = ToolId::Pick,
         .key = "pick"_L1,
         .shortcut = Qt::Key_I,
         .name = QT_TRANSLATE_NOOP("ToolText", "Pick"),
         .hint = QT_TRANSLATE_NOOP("ToolText", "Click a cell to draw with what is on it (Alt+click in any tool)"),
         .keyHint = QT_TRANSLATE_NOOP("KeyHint", "Enter picks what is on the cell"),
         .use = Use::Other,
     }}};
static_assert(hasEachItsRow<&ToolInfo::id>(infos), "each tool needs its row in infos, at its place");

} // namespace

std::span<const ToolInfo> toolInfos()
{
    return infos;
}

const ToolInfo &infoOf(ToolId id)
{
    return toolInfos()[std::size_t(id)];
}

QString toolName(ToolId id)
{
    return QCoreApplication::translate("ToolText", infoOf(id).name);
}

QString toolHint(ToolId id)
{
    return QCoreApplication::translate("ToolText", infoOf(id).hint);
}

QString keyHint(ToolId id)
{
    return QCoreApplication::translate("KeyHint", infoOf(id).keyHint);
}
