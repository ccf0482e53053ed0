#include "editor/actions/viewfeature.h"

#include "editor/canvas/canvas.h"
#include "editor/commands/commandid.h"
#include "editor/view/editdocks.h"
#include "editor/view/editmap.h"
#include "editor/view/editview.h"
#include "editor/widgets/gotodialog.h"
#include "editor/widgets/zoombutton.h"

#include <QAction>
#include <QKeyEvent>
#include <QMainWindow>
#include <QStatusBar>

using namespace Qt::StringLiterals;

SpacePan::SpacePan(Canvas &canvas, QObject *parent) : QObject(parent), m_canvas(canvas)
{
    canvas.installEventFilter(this);
}

void SpacePan::setActive(bool isActive)
{
    m_isActive = isActive;
    if (!isActive) {
        m_canvas.mouse().setPanning(false);
    }
}

bool SpacePan::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPress = event->type() == QEvent::KeyPress;
    if (m_isActive && (isPress || event->type() == QEvent::KeyRelease)) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Space && !key->isAutoRepeat()) {
            m_canvas.mouse().setPanning(isPress);
        }
    } else if (event->type() == QEvent::FocusOut && qobject_cast<Canvas *>(watched)) { // the cast fails while the
                                                                                       // canvas is being deleted
        m_canvas.mouse().setPanning(false);                                            // the key will be released in
                                                                                       // another window
    }
    return QObject::eventFilter(watched, event);
}

ViewFeature::ViewFeature(const EditorContext &context)
    : EditFeature(context), m_rulers(context.canvas), m_pan(context.canvas), m_map(new EditMap(context.document)),
      m_zoom(new ZoomButton(context.canvas))
{
    addCommand("goToCell", QT_TR_NOOP("&Go to cell…"), QT_TR_NOOP("Move the cursor to a cell by its column and row"),
               {MenuSection::ViewLevels, {}, {Qt::CTRL | Qt::Key_G}}, [this] { askForCell(); });
    m_showRulers = addCommand(CommandIds::showRulers, QT_TR_NOOP("&Rulers"), QT_TR_NOOP("Show column and row numbers"),
                              {.section = MenuSection::ViewLevels, .isCheckable = true}, {});
    m_showRulers->setChecked(true);
    context.docks.addPanel(m_map, u"mapDock"_s, {.tabbedWith = PanelNames::history});
    context.host.statusBar()->addPermanentWidget(m_zoom);
    m_zoom->setFirst({context.commands[CommandIds::zoomFit], context.commands[CommandIds::zoomOne]});
    m_zoom->hide();
    connectAll();
    retranslate();
}

void ViewFeature::connectAll()
{
    const Canvas &canvas = context().canvas;
    const EditView &view = context().view;
    connect(m_showRulers, &QAction::toggled, this, &ViewFeature::showRulers);
    connect(m_map, &LevelMap::clicked, &canvas, &Canvas::centerOnCell);
    connect(&canvas, &Canvas::viewChanged, this, [this] { m_map->setViewed(context().canvas.viewedCells()); });
    connect(&view.keys(), &KeyStrokes::changed, this, &ViewFeature::showCurrent);
    connect(&context().toolbox, &Toolbox::previewChanged, this, &ViewFeature::showCurrent);
}

void ViewFeature::setActive(bool isActive)
{
    EditFeature::setActive(isActive);
    m_pan.setActive(isActive);
    m_zoom->setVisible(isActive);
    showRulers();
}

void ViewFeature::showRulers()
{
    m_rulers.setVisible(isActive() && m_showRulers->isChecked());
}

void ViewFeature::showCurrent()
{
    m_rulers.setCurrent(context().view.cursor());
}

void ViewFeature::askForCell()
{
    context().toolbox.cancel();
    auto *dialog = new GoToDialog(context().document.level().size(), context().view.cursor(), &context().host);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &GoToDialog::chosen, this, &ViewFeature::goToCell);
    dialog->open();
}

void ViewFeature::goToCell(Point cell)
{
    context().canvas.setFocus();
    context().canvas.centerOnCell(cell);
    context().view.keys().moveTo(cell);
}

void ViewFeature::retranslate()
{
    update();
    m_rulers.setNames(tr("Column numbers"), tr("Row numbers"));
}
