#pragma once

#include "editor/commands/commandplace.h"

#include <array>

class Commands;
class QMenu;
class QMenuBar;

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
