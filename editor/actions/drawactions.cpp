#include "editor/actions/drawactions.h"

#include "editor/brushes/paint.h"
#include "editor/canvas/canvas.h"
#include "editor/forms/replacedialog.h"
#include "editor/tools/strokename.h"
#include "editor/tools/toolbox.h"
#include "editor/view/previewcells.h"
#include "gamecore/data/catalogue.h"

#include <QAction>
#include <QDropEvent>
#include <QMainWindow>

using namespace Qt::StringLiterals;

DrawActions::DrawActions(const EditorContext &context)
    : EditFeature(context), m_document(context.document), m_toolbox(context.toolbox)
{
    const auto lay = [this](Orientation orientation) {
        return [this, orientation] { m_toolbox.orientStamp(orientation); };
    };
    const auto hasStamp = [this] { return m_toolbox.tool() == ToolId::Stamp && !m_toolbox.stamp().isEmpty(); };
    const char *const copyFirst = QT_TR_NOOP("First make a stamp: copy cells and paste them.");
    addCommand("flipStampLeftRight", QT_TR_NOOP("&Flip stamp horizontally"), QT_TR_NOOP("Flip the stamp horizontally"),
               {MenuSection::Stamp, u"flip_left_right"_s, {Qt::Key_X}}, lay(Orientation::leftRight()),
               {hasStamp, copyFirst});
    addCommand("flipStampUpDown", QT_TR_NOOP("Flip stamp &vertically"), QT_TR_NOOP("Flip the stamp vertically"),
               {MenuSection::Stamp, u"flip_up_down"_s, {Qt::Key_Y}}, lay(Orientation::upDown()), {hasStamp, copyFirst});
    addCommand("turnStampRight", QT_TR_NOOP("Rotate stamp &right"), QT_TR_NOOP("Rotate the stamp clockwise"),
               {MenuSection::Stamp, u"turn_right"_s, {Qt::Key_Z}}, lay(Orientation::clockwise()),
               {hasStamp, copyFirst});
    addCommand("turnStampLeft", QT_TR_NOOP("Rotate stamp &left"), QT_TR_NOOP("Rotate the stamp counterclockwise"),
               {MenuSection::Stamp, u"turn_left"_s, {Qt::SHIFT | Qt::Key_Z}}, lay(Orientation::counterclockwise()),
               {hasStamp, copyFirst});
    addCommand(
        "smallerBrush", QT_TR_NOOP("S&maller brush"), QT_TR_NOOP("Make the brush one cell smaller"),
        {MenuSection::ToolsBrush, {}, {Qt::Key_Comma}}, [this] { changeSize(-1); },
        {[this] { return m_toolbox.options().brushSize > 1; }, QT_TR_NOOP("The brush already has its smallest size.")});
    addCommand("largerBrush", QT_TR_NOOP("Lar&ger brush"), QT_TR_NOOP("Make the brush one cell larger"),
               {MenuSection::ToolsBrush, {}, {Qt::Key_Period}}, [this] { changeSize(1); },
               {[this] { return m_toolbox.options().brushSize < DrawOptions::largestBrush; },
                QT_TR_NOOP("The brush already has its largest size.")});
    addCommand("replaceAll", QT_TR_NOOP("R&eplace all…"),
               QT_TR_NOOP("Replace everything of one kind with another kind"),
               {MenuSection::EditReplace, u"replace"_s, {Qt::CTRL | Qt::Key_H}}, [this] { replaceAll(); });
    connect(&m_toolbox, &Toolbox::toolChanged, this, &DrawActions::update);
    connect(&m_toolbox, &Toolbox::stampChanged, this, &DrawActions::update);
    connect(&m_toolbox, &Toolbox::optionsChanged, this, &DrawActions::update);
    update();
}

void DrawActions::changeSize(int by)
{
    DrawOptions options = m_toolbox.options();
    options.brushSize = qBound(1, options.brushSize + by, DrawOptions::largestBrush);
    m_toolbox.setOptions(options);
}

void DrawActions::replaceAll()
{
    m_toolbox.cancel();
    const std::optional<Point> cell = m_toolbox.hovered();
    auto *dialog = new ReplaceDialog(*m_document.catalogue(), m_toolbox,
                                     cell ? paintAt(m_document.level(), *cell) : std::nullopt, &context().host);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

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
