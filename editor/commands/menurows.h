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
/// Returns the submenus in a section. In the menu, they come before the commands of the section.
QList<MenuId> menusIn(MenuSection section);
/// True if lists of commands, such as the command palette, put the title of a menu before the names of its commands:
/// "Walk: North". `menu` is the object name of the menu.
bool isPrefix(const QString &menu);
/// True if a line separates a section from the section above it; without effect for the first section of a menu.
bool hasSeparatorAbove(MenuSection section);
