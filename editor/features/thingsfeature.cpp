#include "editor/features/thingsfeature.h"

#include "editor/art/icon.h"
#include "editor/desk/editdocks.h"
#include "editor/panels/thingspanel.h"
#include "editor/tools/thingacts.h"
#include "editor/tools/toolbox.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

using namespace Qt::StringLiterals;

ThingsFeature::ThingsFeature(const EditDesk &desk, QAction &newKind)
    : EditFeature(desk), m_duplicate(makeAction(u"duplicateThings"_s, u"duplicate"_s, {Qt::CTRL | Qt::Key_D})),
      m_remove(makeAction(u"removeThings"_s, u"erase"_s)),
      m_up(makeAction(u"thingUp"_s, u"raise"_s, {Qt::ALT | Qt::Key_PageUp})),
      m_down(makeAction(u"thingDown"_s, u"lower"_s, {Qt::ALT | Qt::Key_PageDown}))
{
    auto *panel = new ThingsPanel(desk.document, desk.toolbox);
    panel->setActions(m_up, m_down, {m_duplicate, m_remove, &newKind});
    panel->setDeletion(m_remove);
    desk.docks.addPanel(panel, u"thingsDock"_s, {.tabbedWith = u"propertiesDock"_s, .scrolls = true});
    connect(m_duplicate, &QAction::triggered, this, &ThingsFeature::duplicate);
    connect(m_remove, &QAction::triggered, &desk.toolbox, &Toolbox::removeSelectedThings);
    connect(m_up, &QAction::triggered, this,
            [this] { moveSelectedInCell(this->desk().document, this->desk().toolbox, ThingStep::Up); });
    connect(m_down, &QAction::triggered, this,
            [this] { moveSelectedInCell(this->desk().document, this->desk().toolbox, ThingStep::Down); });
    connect(&desk.toolbox, &Toolbox::selectionChanged, this, &ThingsFeature::update);
    connect(&desk.toolbox, &Toolbox::thingsPicked, this, &ThingsFeature::raisePanel);
    retranslate();
    update();
}

QList<QAction *> ThingsFeature::actions(EditMenu menu) const
{
    return menu == EditMenu::Edit ? QList<QAction *>{m_duplicate, m_up, m_down} : QList<QAction *>();
}

void ThingsFeature::duplicate()
{
    if (!duplicateSelected(desk().document, desk().toolbox)) {
        desk().docks.setStatus(tr("There is no free floor near enough for a copy."));
    }
}

void ThingsFeature::setActive(bool isActive)
{
    m_isActive = isActive;
    update();
}

void ThingsFeature::update()
{
    if (desk().toolbox.isStroking()) {
        return; // its end tells again
    }
    const bool hasThings = m_isActive && !desk().toolbox.selectedThings().empty();
    m_duplicate->setEnabled(hasThings);
    m_remove->setEnabled(hasThings);
    m_up->setEnabled(hasThings && canMoveInCell(desk().document, desk().toolbox, ThingStep::Up));
    m_down->setEnabled(hasThings && canMoveInCell(desk().document, desk().toolbox, ThingStep::Down));
    const bool isPicked = !desk().toolbox.pickedCells().isEmpty();
    if (isPicked && !m_wasPicked && m_isActive) {
        raisePanel();
    }
    m_wasPicked = isPicked;
}

/// Before what shares its place, unless the person closed it.
void ThingsFeature::raisePanel()
{
    auto *dock = desk().host.findChild<QDockWidget *>(u"thingsDock"_s);
    if (dock && dock->toggleViewAction()->isChecked()) {
        dock->raise();
    }
}

void ThingsFeature::retranslate()
{
    m_duplicate->setText(tr("&Duplicate things"));
    m_duplicate->setIconText(tr("Duplicate"));
    m_duplicate->setStatusTip(tr("Put copies of the selected things on free floor beside them"));
    m_remove->setText(tr("&Delete things"));
    m_remove->setIconText(tr("Delete"));
    m_remove->setToolTip(tr("Delete these things; their cells stay"));
    m_remove->setStatusTip(m_remove->toolTip());
    m_up->setText(tr("Move thing &up in its cell"));
    m_up->setStatusTip(tr("Lay the selected thing upon the next one of its cell"));
    m_down->setText(tr("Move thing do&wn in its cell"));
    m_down->setStatusTip(tr("Lay the selected thing below the next one of its cell"));
}
