// What the editor puts into menus.

#include "editor/desk/editdocks.h"
#include "editor/features/editactions.h"
#include "editor/features/leveleditor.h"
#include "editor/panels/toolsbar.h"

#include <QAction>

QList<QAction *> LevelEditor::menuActions(EditMenu menu) const
{
    QList<QAction *> offered;
    for (const std::unique_ptr<EditFeature> &feature : m_features) {
        offered += feature->actions(menu);
    }
    switch (menu) {
    case EditMenu::File:
        return QList<QAction *>{m_actions->save(), m_actions->saveAs()} + offered;
    case EditMenu::Edit:
        return m_actions->stepActions() + QList<QAction *>{nullptr} + menuActions(EditMenu::Clipboard)
               + m_actions->pasteActions() + QList<QAction *>{nullptr} + offered;
    case EditMenu::Selection:
        return m_actions->selectionActions() + offered;
    case EditMenu::Tools:
        return toolActions() + QList<QAction *>{nullptr} + offered;
    case EditMenu::ViewPanels:
        return m_docks->toggleActions() + offered;
    default:
        return offered;
    }
}

QList<QAction *> LevelEditor::toolActions() const
{
    return m_docks->tools().toolActions();
}

QList<QAction *> LevelEditor::allActions() const
{
    QList<QAction *> actions;
    for (const EditMenu menu :
         {EditMenu::File, EditMenu::Edit, EditMenu::Selection, EditMenu::Stamp, EditMenu::Level, EditMenu::View,
          EditMenu::ViewOverlays, EditMenu::ViewPanels, EditMenu::Play, EditMenu::Tools}) {
        actions += menuActions(menu);
    }
    actions.removeAll(nullptr);
    return actions;
}

QAction *LevelEditor::pasteAction() const
{
    return m_actions->paste();
}
