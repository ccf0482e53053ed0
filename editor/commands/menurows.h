#pragma once

#include "editor/commands/commandplace.h"

#include <QLatin1StringView>

/// The object name of a menu.
QLatin1StringView nameOf(MenuId menu);
/// All menus, in their order.
QList<MenuId> allMenus();
/// Menus of the bar, from its left to its right.
QList<MenuId> barMenus();
/// The parts of a menu, from its top to its end.
QList<MenuSection> sectionsOf(MenuId menu);
/// The menus that stand in a part, before what else is there.
QList<MenuId> menusIn(MenuSection section);
/// Whether a line parts a section from what stands above.
bool hasLine(MenuSection section);
