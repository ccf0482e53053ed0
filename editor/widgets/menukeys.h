#pragma once

class QMenu;

/// Gives each row of a menu that is about to be shown, and of its submenus, a unique mnemonic. The rows come from many
/// parts of the program and from files. See editor/text/mnemonics.h.
void giveMnemonics(const QMenu &menu);
