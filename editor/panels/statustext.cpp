#include "editor/panels/statustext.h"

#include "editor/tools/strokename.h"

#include <QCoreApplication>

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
    static QString ofSize(ToolId tool, const Area &area)
    {
        if (area.count() < 2) {
            return {};
        }
        if (tool == ToolId::Rectangle) {
            return tr("Rectangle %1 × %2").arg(area.bounds().width()).arg(area.bounds().height());
        }
        if (tool == ToolId::Ellipse) {
            return tr("Ellipse %1 × %2").arg(area.bounds().width()).arg(area.bounds().height());
        }
        return tool == ToolId::Line ? tr("Line %1").arg(area.count()) : tr("Area %1").arg(area.count());
    }
};

} // namespace

QString statusText(const LevelDocument &document, const Toolbox &toolbox, std::optional<Point> cursor)
{
    if (!cursor) {
        return {};
    }
    QStringList parts = StatusText::ofCell(document, *cursor);
    const QString size = StatusText::ofSize(toolbox.tool(), toolbox.preview().area);
    if (!size.isEmpty()) {
        parts.append(size);
    }
    return parts.join(u" · "_s);
}
