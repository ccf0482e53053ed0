#include "editor/actions/canvasmenu.h"

#include "editor/actions/editactions.h"
#include "editor/actions/thingsfeature.h"
#include "editor/art/icon.h"
#include "editor/commands/commandid.h"
#include "editor/text/mnemonics.h"
#include "editor/tools/shapes.h"
#include "editor/tools/strokename.h"
#include "editor/view/editdocks.h"
#include "editor/view/editview.h"
#include "editor/widgets/menukeys.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMouseEvent>

using namespace Qt::StringLiterals;

namespace {

/// Largest number of things of a cell that are listed.
constexpr std::size_t mostEntries = 8;

} // namespace

CanvasMenu::CanvasMenu(const EditorContext &context) : EditFeature(context)
{
    addCommand("showCanvasMenu", QT_TR_NOOP("Ce&ll menu"), QT_TR_NOOP("Show commands for the cell at the cursor"),
               {MenuSection::EditCell, {}, {Qt::Key_Menu, Qt::SHIFT | Qt::Key_F10}}, [this] { openAtCursor(); });
    context.canvas.installEventFilter(this);
    context.canvas.viewport()->installEventFilter(this);
    update();
}

/// True if a mouse event should open the menu. With drawing tools, the right button alone erases.
bool CanvasMenu::opensMenu(const QMouseEvent &event) const
{
    const bool isMeant =
        event.modifiers().testFlag(Qt::ControlModifier) || infoOf(context().toolbox.tool()).isSelecting();
    return event.button() == Qt::RightButton && isMeant;
}

bool CanvasMenu::eventFilter(QObject *watched, QEvent *event)
{
    if (!isActive()) {
        return false;
    }
    if (event->type() == QEvent::ContextMenu) {
        // The right mouse button was handled when it was pressed.
        if (static_cast<QContextMenuEvent *>(event)->reason() == QContextMenuEvent::Keyboard) {
            openAtCursor();
        }
        return true;
    }
    if (event->type() == QEvent::MouseButtonPress && watched == context().canvas.viewport()) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const std::optional<Point> cell = context().canvas.cellAt(mouse->position().toPoint());
        if (opensMenu(*mouse) && !context().toolbox.isStroking()) {
            if (cell) {
                open(*cell, mouse->globalPosition().toPoint());
            }
            return true;
        }
    }
    return false;
}

void CanvasMenu::openAtCursor()
{
    if (m_menu && m_menu->isVisible()) {
        return;
    }
    Canvas &canvas = context().canvas;
    KeyStrokes &keys = context().view.keys();
    if (!keys.cell()) {
        keys.start();
    }
    const Point cell = *keys.cell();
    open(cell, canvas.viewport()->mapToGlobal(canvas.viewportRectOf(cell).bottomRight()));
}

/// Opens the menu. Moves the keyboard cursor to the cell, so that all actions refer to it.
void CanvasMenu::open(Point cell, QPoint place)
{
    context().toolbox.cancel();
    context().canvas.setFocus();
    context().view.keys().moveTo(cell);
    m_menu = new QMenu(&context().host);
    m_menu->setObjectName(u"canvasMenu"_s);
    m_menu->setAccessibleName(tr("Cell %1, %2").arg(cell.x).arg(cell.y));
    m_menu->setAttribute(Qt::WA_DeleteOnClose);
    m_menu->setToolTipsVisible(true); // tool tips explain why a command is disabled
    fill(*m_menu, cell);
    giveMnemonics(*m_menu);
    m_menu->popup(place);
}

void CanvasMenu::fill(QMenu &menu, Point cell)
{
    if (!context().toolbox.selection().isEmpty()) {
        for (const CommandId id : {CommandIds::cutCells, CommandIds::copyCells, CommandIds::duplicateThings,
                                   CommandIds::removeThing, CommandIds::selectNone}) {
            menu.addAction(context().commands[id]);
        }
        menu.addSeparator();
    }
    addThingCommands(menu, cell);
    addCellCommands(menu, cell);
    menu.addSeparator();
    menu.addAction(context().commands[CommandIds::playHere]);
}

QAction *CanvasMenu::add(QMenu &menu, const QString &name, const QString &icon, const QString &text)
{
    QAction *action = menu.addAction(programIcon(icon), text);
    action->setObjectName(name);
    return action;
}

void CanvasMenu::addThingCommands(QMenu &menu, Point cell)
{
    const LevelDocument &document = context().document;
    const auto [first, last] = thingsAt(document.level(), cell);
    const std::size_t end = std::min(last, first + mostEntries);
    for (std::size_t i = first; i < end; ++i) {
        const QString name =
            withoutMnemonics(nameOf(Paint::ofThing(document.level().things[i]), *document.catalogue()));
        QAction *action = add(menu, u"menuProperties%1"_s.arg(i - first), u"select"_s, tr("&Properties: %1").arg(name));
        connect(action, &QAction::triggered, this, [this, i] {
            context().toolbox.setTool(ToolId::Select);
            context().toolbox.selection().setThings({i});
            context().docks.showPanel(PanelNames::things);
        });
    }
}

void CanvasMenu::addCellCommands(QMenu &menu, Point cell)
{
    Toolbox &toolbox = context().toolbox;
    connect(add(menu, u"menuPick"_s, u"pick"_s, tr("P&ick from this cell")), &QAction::triggered, this,
            [this, cell] { context().toolbox.press(cell, Qt::LeftButton, Qt::AltModifier); });
    connect(add(menu, u"menuSelectAlike"_s, u"select_alike"_s, tr("Select m&atching cells")), &QAction::triggered, this,
            [this, cell] { context().toolbox.selection().setCells(similarArea(context().document.level(), cell)); });
    const QString paint = withoutMnemonics(nameOf(toolbox.paint(), *context().document.catalogue()));
    connect(add(menu, u"menuFill"_s, u"fill"_s, tr("&Fill with %1").arg(paint)), &QAction::triggered, this,
            [this, cell] { useOnce(ToolId::Fill, cell); });
    connect(add(menu, u"menuErase"_s, u"erase"_s, tr("&Erase")), &QAction::triggered, this,
            [this, cell] { useOnce(ToolId::Erase, cell); });
    connect(add(menu, u"menuPaste"_s, u"clipboard"_s, tr("Pas&te here")), &QAction::triggered, this,
            [this, cell] { pasteAt(cell); });
}

void CanvasMenu::useOnce(ToolId tool, Point cell)
{
    Toolbox &toolbox = context().toolbox;
    const ToolId before = toolbox.tool();
    toolbox.setTool(tool);
    toolbox.press(cell, Qt::LeftButton, {});
    toolbox.release(cell);
    toolbox.setTool(before);
}

/// Pastes a stamp as with the mouse at this cell.
void CanvasMenu::pasteAt(Point cell)
{
    Toolbox &toolbox = context().toolbox;
    const ToolId before = toolbox.tool();
    context().commands[CommandIds::pasteText]->trigger();
    if (toolbox.tool() == ToolId::Stamp && !toolbox.stamp().isEmpty()) {
        useOnce(ToolId::Stamp, cell);
        toolbox.setTool(before);
    }
}
