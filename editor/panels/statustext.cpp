#include "editor/panels/statustext.h"

#include "editor/tools/strokename.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

class StatusText {
    Q_DECLARE_TR_FUNCTIONS(StatusText)

public:
    static QStringList ofCell(const LevelDocument &document, Point cell)
    {
        QStringList parts{tr("Cell %1, %2").arg(cell.x).arg(cell.y)};
        const Level &level = document.level();
        if (!level.terrain.contains(cell)) {
            return parts;
        }
        parts.append(nameOf(Paint::ofTerrain(level.terrain.at(cell)), *document.catalogue()));
        const auto [first, last] = thingsAt(level, cell);
        for (std::size_t i = first; i < last; ++i) {
            parts.append(nameOf(Paint::ofThing(level.things[i]), *document.catalogue()));
        }
        return parts;
    }

    /// Tools that draw one cell say nothing.
    static QString ofSize(ToolId tool, const ToolPreview &preview)
    {
        const qint64 count = preview.area.count();
        const QSize drawn = preview.drawn.size();
        switch (count < 2 ? ToolId::Pick : tool) {
        case ToolId::Pick:
            return {};
        case ToolId::Rectangle:
        case ToolId::SelectCells:
            return tr("Rectangle %1 × %2").arg(drawn.width()).arg(drawn.height());
        case ToolId::Ellipse:
            return tr("Ellipse %1 × %2").arg(drawn.width()).arg(drawn.height());
        case ToolId::Line:
            return tr("Line %1").arg(std::max(drawn.width(), drawn.height()));
        default:
            return tr("Area %1").arg(count);
        }
    }
};

} // namespace

QString statusText(const LevelDocument &document, const Toolbox &toolbox, std::optional<Point> cursor)
{
    if (!cursor) {
        return {};
    }
    QStringList parts = StatusText::ofCell(document, *cursor);
    const QString size = StatusText::ofSize(toolbox.tool(), toolbox.preview());
    if (!size.isEmpty()) {
        parts.append(size);
    }
    return parts.join(u" · "_s);
}
