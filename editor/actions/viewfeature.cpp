#include "editor/actions/viewfeature.h"

#include "editor/commands/commandids.h"
#include "editor/view/editdocks.h"
#include "editor/view/editmap.h"
#include "editor/view/editview.h"
#include "editor/view/panelnames.h"
#include "editor/widgets/gotodialog.h"
#include "editor/widgets/zoombutton.h"

#include <QAction>
#include <QMainWindow>
#include <QStatusBar>

using namespace Qt::StringLiterals;

ViewFeature::ViewFeature(const EditDesk &desk)
    : EditFeature(desk), m_rulers(desk.canvas), m_pan(desk.canvas), m_map(new EditMap(desk.document)),
      m_zoom(new ZoomButton(desk.canvas))
{
    addCommand("goToCell", QT_TR_NOOP("&Go to cell…"), QT_TR_NOOP("Move the cursor to a cell by its column and row"),
               {MenuSection::ViewLevels, {}, {Qt::CTRL | Qt::Key_G}}, [this] { askForCell(); });
    m_showRulers = addCommand(CommandIds::showRulers, QT_TR_NOOP("&Rulers"), QT_TR_NOOP("Show column and row numbers"),
                              {.section = MenuSection::ViewLevels, .isCheckable = true}, {});
    m_showRulers->setChecked(true);
    desk.docks.addPanel(m_map, u"mapDock"_s, {.tabbedWith = PanelNames::history});
    desk.host.statusBar()->addPermanentWidget(m_zoom);
    m_zoom->setFirst({desk.commands[CommandIds::zoomFit], desk.commands[CommandIds::zoomOne]});
    m_zoom->hide();
    connectAll();
    retranslate();
}

void ViewFeature::connectAll()
{
    const Canvas &canvas = desk().canvas;
    const EditView &view = desk().view;
    connect(m_showRulers, &QAction::toggled, this, &ViewFeature::showRulers);
    connect(m_map, &LevelMap::clicked, &canvas, &Canvas::centerOnCell);
    connect(&canvas, &Canvas::viewChanged, this, [this] { m_map->setViewed(desk().canvas.viewedCells()); });
    connect(&view.keys(), &KeyStrokes::changed, this, &ViewFeature::showCurrent);
    connect(&desk().toolbox, &Toolbox::previewChanged, this, &ViewFeature::showCurrent);
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
    m_rulers.setCurrent(desk().view.cursor());
}

void ViewFeature::askForCell()
{
    desk().toolbox.cancel();
    auto *dialog = new GoToDialog(desk().document.level().size(), desk().view.cursor(), &desk().host);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &GoToDialog::chosen, this, &ViewFeature::goToCell);
    dialog->open();
}

void ViewFeature::goToCell(Point cell)
{
    desk().canvas.setFocus();
    desk().canvas.centerOnCell(cell);
    desk().view.keys().moveTo(cell);
}

void ViewFeature::retranslate()
{
    update();
    m_rulers.setNames(tr("Column numbers"), tr("Row numbers"));
}
