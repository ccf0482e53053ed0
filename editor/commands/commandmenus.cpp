#include "editor/commands/commandmenus.h"

#include "editor/commands/commands.h"
#include "editor/commands/menurows.h"
#include "editor/widgets/menukeys.h"

#include <QMenu>
#include <QMenuBar>

CommandMenus::CommandMenus(QMenuBar &bar)
{
    const auto name = [this](QMenu *menu, MenuId id) {
        menu->setObjectName(nameOf(id));
        menu->setToolTipsVisible(true); // tool tips explain why a command is disabled
        m_menus[std::size_t(id)] = menu;
    };
    for (const MenuId id : barMenus()) {
        QMenu *menu = bar.addMenu(QString());
        name(menu, id);
        QObject::connect(menu, &QMenu::aboutToShow, menu, [menu] { giveMnemonics(*menu); });
        for (const MenuSection section : sectionsOf(id)) {
            for (const MenuId inner : menusIn(section)) {
                name(new QMenu(menu), inner);
            }
        }
    }
}

void CommandMenus::fill(const Commands &commands) const
{
    for (const MenuId id : allMenus()) {
        QMenu &menu = *(*this)[id];
        for (const MenuSection section : sectionsOf(id)) {
            QList<QAction *> rows;
            for (const MenuId inner : menusIn(section)) {
                rows.append((*this)[inner]->menuAction());
            }
            rows += commands.inSection(section);
            if (!rows.isEmpty() && !menu.actions().isEmpty() && hasSeparatorAbove(section)) {
                menu.addSeparator();
            }
            menu.addActions(rows);
        }
    }
}
