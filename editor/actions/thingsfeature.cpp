#include "editor/actions/thingsfeature.h"

#include "editor/actions/kindsfeature.h"
#include "editor/panels/thingspanel.h"
#include "editor/tools/thingacts.h"
#include "editor/tools/toolbox.h"
#include "editor/view/editdocks.h"
#include "editor/view/panelnames.h"

#include <QAction>
#include <QDockWidget>

using namespace Qt::StringLiterals;

ThingsFeature::ThingsFeature(const EditDesk &desk)
    : EditFeature(desk), m_duplicate(makeAction(CommandIds::duplicateThings,
                                                {MenuSection::EditThings, u"duplicate"_s, {Qt::CTRL | Qt::Key_D}})),
      m_remove(makeAction(CommandIds::removeThings, {.icon = u"erase"_s})),
      m_up(makeAction(CommandIds::thingUp, {MenuSection::EditThings, u"raise"_s, {Qt::ALT | Qt::Key_PageUp}})),
      m_down(makeAction(CommandIds::thingDown, {MenuSection::EditThings, u"lower"_s, {Qt::ALT | Qt::Key_PageDown}}))
{
    auto *panel = new ThingsPanel(desk.document, desk.toolbox);
    panel->setActions(m_up, m_down, {m_duplicate, m_remove, desk.commands[CommandIds::newKindOfThings]});
    panel->setDeletion(m_remove);
    m_dock = desk.docks.addPanel(panel, PanelNames::things, {.tabbedWith = PanelNames::properties, .scrolls = true});
    connect(m_duplicate, &QAction::triggered, this, &ThingsFeature::duplicate);
    connect(m_remove, &QAction::triggered, &desk.toolbox.selection(), &Selection::removeThings);
    connect(m_up, &QAction::triggered, this,
            [this] { moveSelectedInCell(this->desk().document, this->desk().toolbox, ThingStep::Up); });
    connect(m_down, &QAction::triggered, this,
            [this] { moveSelectedInCell(this->desk().document, this->desk().toolbox, ThingStep::Down); });
    connect(&desk.toolbox.selection(), &Selection::changed, this, &ThingsFeature::update);
    connect(&desk.toolbox.selection(), &Selection::thingsPicked, this, &ThingsFeature::raisePanel);
    retranslate();
    update();
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
    const bool hasThings = m_isActive && !desk().toolbox.selection().things().empty();
    m_duplicate->setEnabled(hasThings);
    m_remove->setEnabled(hasThings);
    m_up->setEnabled(hasThings && canMoveInCell(desk().document, desk().toolbox, ThingStep::Up));
    m_down->setEnabled(hasThings && canMoveInCell(desk().document, desk().toolbox, ThingStep::Down));
    const bool isPicked = !desk().toolbox.selection().pickedCells().isEmpty();
    if (isPicked && !m_wasPicked && m_isActive) {
        raisePanel();
    }
    m_wasPicked = isPicked;
}

/// Brings the panel before others of its place, unless the person closed it.
void ThingsFeature::raisePanel()
{
    if (m_dock->toggleViewAction()->isChecked()) {
        m_dock->raise();
    }
}

void ThingsFeature::retranslate()
{
    setTexts(m_duplicate, tr("&Duplicate things"), tr("Put copies of the selected things on free floor beside them"));
    m_duplicate->setIconText(tr("Duplicate"));
    setTexts(m_remove, tr("&Delete things"), tr("Delete these things; their cells stay"));
    m_remove->setIconText(tr("Delete"));
    m_remove->setToolTip(m_remove->statusTip());
    setTexts(m_up, tr("Move thing &up in its cell"), tr("Lay the selected thing upon the next one of its cell"));
    setTexts(m_down, tr("Move thing do&wn in its cell"), tr("Lay the selected thing below the next one of its cell"));
}
