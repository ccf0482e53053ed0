#pragma once

#include "editor/commands/commandplace.h"

#include <QLatin1StringView>

/// Returns the object name of a menu, such as "fileMenu".
QLatin1StringView nameOf(MenuId menu);
/// Returns all menus in the order of MenuId, including submenus.
QList<MenuId> allMenus();
/// Returns the menus in the menu bar, from left to right.
QList<MenuId> barMenus();
/// Returns the sections of a menu, from top to bottom.
QList<MenuSection> sectionsOf(MenuId menu);
/// Returns the submenus in a section, which come before its commands.
QList<MenuId> menusIn(MenuSection section);
/// True if the names of commands in lists, such as the command palette, begin with the title of this menu: "Walk:
/// North". `menu` is the object name.
bool isPrefix(const QString &menu);
/// True if there is a line above a section that is not the first of its menu.
bool hasSeparatorAbove(MenuSection section);
