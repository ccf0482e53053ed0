#pragma once

class QMenu;

/// Gives all visible rows of a menu different mnemonics, and likewise the rows of each submenu
/// (editor/text/mnemonics.h). Call it just before the menu is shown, because many parts of the program add rows, some
/// with texts from files.
void giveMnemonics(const QMenu &menu);
