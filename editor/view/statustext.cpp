#include "editor/view/statustext.h"

#include "editor/text/issuetext.h"
#include "editor/text/kindname.h"
#include "editor/tools/strokename.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"

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
            parts.append(ofThing(level.things[i], *document.catalogue()));
        }
        return parts;
    }

    static QString ofThing(const Thing &thing, const Catalogue &catalogue)
    {
        const QString name = nameOf(Paint::ofThing(thing), catalogue);
        const std::optional<KindId> item = carriedBy(thing, catalogue);
        //: %1 is a monster, %2 the item that it carries
        return item ? tr("%1 with %2").arg(name, nameOf(catalogue.kind(*item).look)) : name;
    }

    static QString sentence(const LevelDocument &document, Point cell)
    {
        QStringList parts = ofCell(document, cell);
        const QString place = parts.takeFirst();
        //: %1 is "Cell 3, 4", %2 names what is there: "floor, orc"
        return parts.isEmpty() ? QString(place + u'.') : tr("%1: %2.").arg(place, parts.join(u", "_s));
    }

    static QStringList ofIssues(const LevelDocument &document, Point cell)
    {
        QStringList sentences;
        for (const Issue &issue : document.issues()) {
            if (issue.cell == cell) {
                const QString text = sentenceOf(issue, *document.catalogue());
                sentences.append(rankOf(issue) == IssueRank::Error     ? tr("Error: %1").arg(text)
                                 : rankOf(issue) == IssueRank::Warning ? tr("Warning: %1").arg(text)
                                                                       : tr("Note: %1").arg(text));
            }
        }
        return sentences;
    }

    static QString selected() { return tr("Selected."); }

    static QString ofRefusal(const LevelDocument &document, const ToolPreview &preview)
    {
        if (!preview.refused) {
            return {};
        }
        const Catalogue &catalogue = preview.catalogue ? *preview.catalogue : *document.catalogue();
        const QString name = nameOf(Paint::ofThing(*preview.refused), catalogue);
        const Point cell = preview.refused->cell;
        const Grid<TerrainId> &terrain = document.level().terrain;
        //: a thing that is dragged, and where it cannot be dropped
        return terrain.contains(cell)
                   ? tr("Cannot place %1 on %2").arg(name, nameOf(Paint::ofTerrain(terrain.at(cell)), catalogue))
                   : tr("Cannot place %1 outside the level").arg(name);
    }

    /// Returns the size of the shape; empty for tools that draw one cell.
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
            return tr("%Ln cell(s)", nullptr, int(count));
        }
    }
};

} // namespace

QString cellSentence(const LevelDocument &document, const Toolbox &toolbox, Point cell)
{
    QStringList sentences{StatusText::sentence(document, cell)};
    if (toolbox.selection().cells().contains(cell) || toolbox.selection().pickedCells().contains(cell)) {
        sentences.append(StatusText::selected());
    }
    if (toolbox.isStroking() && infoOf(toolbox.tool()).isTwoPoint) {
        const QString size = StatusText::ofSize(toolbox.tool(), toolbox.preview());
        if (!size.isEmpty()) {
            sentences.append(size + u'.');
        }
    }
    if (toolbox.isStroking() && toolbox.preview().refused) {
        sentences.append(StatusText::ofRefusal(document, toolbox.preview()) + u'.');
    }
    return (sentences + StatusText::ofIssues(document, cell)).join(u' ');
}

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
    if (const QString refusal = StatusText::ofRefusal(document, toolbox.preview()); !refusal.isEmpty()) {
        parts.append(refusal);
    }
    return parts.join(u" · "_s);
}
