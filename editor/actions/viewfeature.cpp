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
      m_zoom(new ZoomButton(desk.canvas)),
      m_goTo(makeAction(CommandIds::goToCell, {MenuSection::ViewLevels, {}, {Qt::CTRL | Qt::Key_G}})),
      m_showRulers(makeAction(CommandIds::showRulers, {.section = MenuSection::ViewLevels, .isCheckable = true}))
{
    m_goTo->setEnabled(false);
    m_showRulers->setChecked(true);
    m_showRulers->setEnabled(false);
    desk.docks.addPanel(m_map, u"mapDock"_s, {.tabbedWith = PanelNames::properties});
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
    connect(m_goTo, &QAction::triggered, this, &ViewFeature::askForCell);
    connect(m_showRulers, &QAction::toggled, this, &ViewFeature::showRulers);
    connect(m_map, &LevelMap::clicked, &canvas, &Canvas::centerOnCell);
    connect(&canvas, &Canvas::viewChanged, this, [this] { m_map->setViewed(desk().canvas.viewedCells()); });
    connect(&view.keys(), &KeyStrokes::changed, this, &ViewFeature::showCurrent);
    connect(&desk().toolbox, &Toolbox::previewChanged, this, &ViewFeature::showCurrent);
}

void ViewFeature::setActive(bool isActive)
{
    m_isActive = isActive;
    m_goTo->setEnabled(isActive);
    m_showRulers->setEnabled(isActive);
    m_pan.setActive(isActive);
    m_zoom->setVisible(isActive);
    showRulers();
}

void ViewFeature::showRulers()
{
    m_rulers.setVisible(m_isActive && m_showRulers->isChecked());
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
    setTexts(m_goTo, tr("&Go to cell…"), tr("Put the cursor on a cell by its column and row"));
    setTexts(m_showRulers, tr("&Rulers"), tr("Show the numbers of columns and rows"));
    m_rulers.setNames(tr("Numbers of columns"), tr("Numbers of rows"));
}
