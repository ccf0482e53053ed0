#pragma once

class QMenu;

/// Gives each row of a menu and of its submenus a mnemonic of its own (editor/text/mnemonics.h). Call it before the
/// menu is shown, because the rows come from many parts of the program and from files.
void giveMnemonics(const QMenu &menu);
