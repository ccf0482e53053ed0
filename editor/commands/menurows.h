#pragma once

#include "editor/commands/commandplace.h"

#include <QLatin1StringView>

/// Returns the object name of a menu.
QLatin1StringView nameOf(MenuId menu);
/// Returns all menus in order.
QList<MenuId> allMenus();
/// Returns the menus in the menu bar, from left to right.
QList<MenuId> barMenus();
/// Returns the sections of a menu, from top to bottom.
QList<MenuSection> sectionsOf(MenuId menu);
/// Returns the submenus at the top of a section.
QList<MenuId> menusIn(MenuSection section);
/// True if names of commands outside menus begin with that of their menu, given by its object name: "Walk: North".
bool isPrefix(const QString &menu);
/// True if there is a separator above a section.
bool hasLine(MenuSection section);
