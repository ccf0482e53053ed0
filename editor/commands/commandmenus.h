#pragma once

#include "editor/commands/commandplace.h"

#include <QLatin1StringView>

#include <array>

class Commands;
class QMenu;
class QMenuBar;

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
/// "Walk: North".
bool isPrefix(const QMenu &menu);
/// True if a line separates a section from the section above it; without effect for the first section of a menu.
bool hasSeparatorAbove(MenuSection section);

/// The menus of a window, including submenus. WindowActions (app/keys) sets their titles.
class CommandMenus {
public:
    /// Creates empty menus; `bar` owns them. When a menu opens, its rows get unique mnemonics.
    explicit CommandMenus(QMenuBar &bar);

    /// Returns a menu; never null.
    QMenu *operator[](MenuId menu) const { return m_menus[std::size_t(menu)]; }
    /// Adds all commands and submenus to their menus, with a line between sections. Call it once, after all commands
    /// are registered.
    void fill(const Commands &commands) const;

private:
    std::array<QMenu *, menuCount> m_menus{};
};
