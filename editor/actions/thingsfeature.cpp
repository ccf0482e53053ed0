#include "editor/actions/thingsfeature.h"

#include "editor/actions/kindsfeature.h"
#include "editor/panels/thingspanel.h"
#include "editor/tools/thingactions.h"
#include "editor/tools/toolbox.h"
#include "editor/view/editdocks.h"

#include <QAction>
#include <QDockWidget>

using namespace Qt::StringLiterals;

ThingsFeature::ThingsFeature(const EditorContext &context) : EditFeature(context)
{
    addCommands();
    auto *panel = new ThingsPanel(context.document, context.toolbox);
    panel->setActions(m_up, m_down, {m_duplicate, m_remove, context.commands[CommandIds::newKindOfThings]});
    panel->setDeletion(m_remove);
    m_dock = context.docks.addPanel(panel, PanelNames::things, {.tabbedWith = PanelNames::palette, .scrolls = true});
    connect(&context.toolbox.selection(), &Selection::changed, this, &ThingsFeature::update);
    connect(&context.toolbox.selection(), &Selection::thingsPicked, this, &ThingsFeature::raisePanel);
    connect(&context.toolbox, &Toolbox::toolChanged, this, &ThingsFeature::raisePaletteForPainting);
    retranslate();
}

void ThingsFeature::addCommands()
{
    const auto hasThings = [this] { return m_hasThings; };
    const char *const selectFirst = QT_TR_NOOP("Select things first.");
    const char *const selectInPile = QT_TR_NOOP("Select one of several things in a cell first.");
    const auto move = [this](ThingStep step) {
        return [this, step] { moveSelectedInCell(context().document, context().toolbox, step); };
    };
    const auto canMove = [this](ThingStep step) {
        return [this, step] { return m_hasThings && canMoveInCell(context().document, context().toolbox, step); };
    };
    m_duplicate = addCommand(CommandIds::duplicateThings, QT_TR_NOOP("&Duplicate things"),
                             QT_TR_NOOP("Copy the selected things to free floor nearby"),
                             {MenuSection::Things, u"duplicate"_s, {Qt::CTRL | Qt::Key_D}}, [this] { duplicate(); },
                             {hasThings, selectFirst});
    m_remove =
        addCommand("removeThings", QT_TR_NOOP("&Delete things"), QT_TR_NOOP("Delete these things but keep their cells"),
                   {.icon = u"erase"_s, .hasToolTip = true}, [this] { context().toolbox.selection().removeThings(); },
                   {hasThings, selectFirst});
    m_up = addCommand("thingUp", QT_TR_NOOP("Move thing &up in its cell"),
                      QT_TR_NOOP("Move the selected thing above the next one in its cell"),
                      {MenuSection::Things, u"raise"_s, {Qt::ALT | Qt::Key_PageUp}}, move(ThingStep::Up),
                      {canMove(ThingStep::Up), selectInPile});
    m_down = addCommand("thingDown", QT_TR_NOOP("Move thing do&wn in its cell"),
                        QT_TR_NOOP("Move the selected thing below the next one in its cell"),
                        {MenuSection::Things, u"lower"_s, {Qt::ALT | Qt::Key_PageDown}}, move(ThingStep::Down),
                        {canMove(ThingStep::Down), selectInPile});
}

void ThingsFeature::duplicate()
{
    if (!duplicateSelected(context().document, context().toolbox)) {
        context().docks.setStatus(tr("There is no free floor nearby for a copy."));
    }
}

void ThingsFeature::update()
{
    if (context().toolbox.isStroking()) {
        return; // called again at its end
    }
    m_hasThings = !context().toolbox.selection().things().empty();
    EditFeature::update();
    const bool isPicked = !context().toolbox.selection().pickedCells().isEmpty();
    if (isPicked && !m_wasPicked && isActive()) {
        raisePanel();
    }
    m_wasPicked = isPicked;
}

/// Raises the panel above the others in its place, unless the user closed it.
void ThingsFeature::raisePanel()
{
    if (m_dock->toggleViewAction()->isChecked()) {
        m_dock->raise();
    }
}

/// Raises the palette when a tool that uses it is chosen.
void ThingsFeature::raisePaletteForPainting()
{
    const bool isInFront = m_dock->isVisible() && !m_dock->visibleRegion().isEmpty();
    if (isActive() && isInFront && infoOf(context().toolbox.tool()).isPainting()) {
        context().docks.raisePanel(PanelNames::palette);
    }
}

void ThingsFeature::retranslate()
{
    m_duplicate->setIconText(tr("Duplicate"));
    m_remove->setIconText(tr("Delete"));
    update();
}
