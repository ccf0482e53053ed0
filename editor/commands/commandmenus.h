#pragma once

#include "editor/commands/commandplace.h"

#include <array>

class Commands;
class QMenu;
class QMenuBar;

/// The menus of a window. Their titles are set elsewhere.
class CommandMenus {
public:
    /// Creates empty menus in `bar`, which owns them. The rows of a menu get unique mnemonics before it is shown.
    explicit CommandMenus(QMenuBar &bar);

    QMenu *operator[](MenuId menu) const { return m_menus[std::size_t(menu)]; }
    /// Adds commands and submenus to their sections. Call it once, after all commands are registered.
    void fill(const Commands &commands) const;

private:
    std::array<QMenu *, menuCount> m_menus{};
};
