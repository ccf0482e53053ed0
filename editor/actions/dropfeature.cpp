#include "editor/actions/dropfeature.h"

#include "editor/brushes/paintdrag.h"
#include "editor/canvas/canvas.h"
#include "editor/tools/strokename.h"
#include "editor/tools/toolbox.h"
#include "editor/view/previewcells.h"

#include <QDropEvent>

DropFeature::DropFeature(const EditorContext &context) : EditFeature(context)
{
    context.canvas.viewport()->setAcceptDrops(true);
    context.canvas.viewport()->installEventFilter(this);
}

std::optional<Paint> DropFeature::paintIn(const QDropEvent &event) const
{
    return isActive() && event.mimeData() ? paintOf(*event.mimeData(), *context().document.catalogue()) : std::nullopt;
}

std::optional<Point> DropFeature::cellAt(const QDropEvent &event) const
{
    const std::optional<Point> cell = context().canvas.cellAt(event.position().toPoint());
    return cell && context().document.level().terrain.contains(*cell) ? cell : std::nullopt;
}

bool DropFeature::eventFilter(QObject *watched, QEvent *event)
{
    const bool isLeave = event->type() == QEvent::DragLeave;
    const bool isDrop = event->type() == QEvent::Drop;
    if (isLeave && isActive()) {
        endPreview();
    }
    if (!isDrop && event->type() != QEvent::DragEnter && event->type() != QEvent::DragMove) {
        return EditFeature::eventFilter(watched, event);
    }
    auto *drag = static_cast<QDropEvent *>(event);
    const std::optional<Paint> paint = paintIn(*drag);
    if (!paint) {
        // Ignoring the enter event passes it to the window, which opens files; otherwise the view would consume it.
        drag->ignore();
        return true;
    }
    isDrop ? drop(*drag, *paint) : showPreview(*drag, *paint);
    // Without accepting the enter event, no further events would arrive.
    drag->setDropAction(Qt::CopyAction);
    drag->setAccepted(cellAt(*drag).has_value() || event->type() == QEvent::DragEnter);
    return true;
}

void DropFeature::showPreview(const QDropEvent &event, const Paint &paint)
{
    const std::optional<Point> cell = cellAt(event);
    if (!cell) {
        context().canvas.clearPreview();
        return;
    }
    const Level &level = context().document.level();
    const Catalogue &catalogue = *context().document.catalogue();
    const Area area({*cell}, level.size());
    context().canvas.setPreview(cellPreviewOf({.area = area, .change = changeByPainting(level, catalogue, area, paint)},
                                              level, catalogue, QRect(cell->x, cell->y, 1, 1)));
    context().canvas.setCursorCell(cell);
}

void DropFeature::drop(const QDropEvent &event, const Paint &paint)
{
    endPreview();
    if (const std::optional<Point> cell = cellAt(event)) {
        LevelDocument &document = context().document;
        const Catalogue &catalogue = *document.catalogue();
        context().toolbox.cancel();
        document.stroke(StrokeName::draw(nameOf(paint, catalogue)),
                        changeByPainting(document.level(), catalogue, Area({*cell}, document.level().size()), paint));
    }
}

void DropFeature::endPreview()
{
    context().canvas.clearPreview();
    context().canvas.setCursorCell(context().toolbox.hovered());
}
