#include "editor/features/historyfeature.h"

#include "editor/canvas/canvas.h"
#include "editor/canvas/flashitem.h"
#include "editor/desk/editdocks.h"
#include "editor/desk/panelnames.h"
#include "editor/panels/historypanel.h"
#include "editor/tools/toolbox.h"

using namespace Qt::StringLiterals;

HistoryFeature::HistoryFeature(const EditDesk &desk) : EditFeature(desk), m_flash(new FlashItem)
{
    auto *panel = new HistoryPanel(desk.document);
    desk.docks.addPanel(panel, u"historyDock"_s, {.tabbedWith = PanelNames::properties});
    desk.canvas.scene()->addItem(m_flash);
    connect(panel, &HistoryPanel::stepChosen, this, &HistoryFeature::goTo);
    connect(&desk.document, &LevelDocument::traveled, this, &HistoryFeature::showTouched);
}

void HistoryFeature::setActive(bool isActive)
{
    m_isActive = isActive;
    m_flash->setVisible(isActive);
}

void HistoryFeature::goTo(int index)
{
    desk().toolbox.cancel();
    desk().document.goToStep(index);
}

void HistoryFeature::showTouched(const QRect &cells)
{
    const Size size = desk().document.level().size();
    const QRect inside = cells & QRect(0, 0, size.width, size.height);
    if (!m_isActive || inside.isEmpty()) {
        return;
    }
    Canvas &canvas = desk().canvas;
    const QRect shown =
        canvas.viewportRectOf({inside.left(), inside.top()}) | canvas.viewportRectOf({inside.right(), inside.bottom()});
    if (!shown.intersects(canvas.viewport()->rect())) {
        canvas.centerOnCell({inside.center().x(), inside.center().y()});
    }
    if (canvas.isGlidingOn()) {
        m_flash->flash(inside);
    }
}
