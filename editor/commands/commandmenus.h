#pragma once

#include "editor/commands/commandplace.h"

#include <array>

class Commands;
class QMenu;
class QMenuBar;

/// The menus of a window. Their titles are for others to set.
class CommandMenus {
public:
    /// Makes them in `bar`, which owns them, without anything in them. Each row of one that is about to be shown gets a
    /// letter of its own.
    explicit CommandMenus(QMenuBar &bar);

    QMenu *operator[](MenuId menu) const { return m_menus[std::size_t(menu)]; }
    /// Puts commands and menus where they belong. Once, after all commands are registered.
    void fill(const Commands &commands) const;

private:
    std::array<QMenu *, menuCount> m_menus{};
};
