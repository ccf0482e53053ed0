#include "editor/tools/toollist.h"

#include "editor/tools/brushtool.h"
#include "editor/tools/filltool.h"
#include "editor/tools/selecttool.h"
#include "editor/tools/shapetool.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

template<typename T>
std::unique_ptr<Tool> make(LevelDocument &document)
{
    return std::make_unique<T>(document);
}

class ToolText {
    Q_DECLARE_TR_FUNCTIONS(ToolText)

public:
    static QString name(ToolId id)
    {
        switch (id) {
        case ToolId::Select:
            return tr("Select");
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
            return tr("Drag a thing to move it; Delete removes it");
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
    static const std::vector<ToolInfo> infos{
        {ToolId::Select, "select"_L1, Qt::Key_V, false, make<SelectTool>},
        {ToolId::Brush, "brush"_L1, Qt::Key_B, true, make<BrushTool>},
        {ToolId::Line, "line"_L1, Qt::Key_L, true, make<LineTool>},
        {ToolId::Rectangle, "rectangle"_L1, Qt::Key_R, true, make<RectangleTool>},
        {ToolId::Fill, "fill"_L1, Qt::Key_F, true, make<FillTool>},
        {ToolId::Erase, "erase"_L1, Qt::Key_E, false, make<EraseTool>},
        {ToolId::Pick, "pick"_L1, Qt::Key_I, false, nullptr},
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
