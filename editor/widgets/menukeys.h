#pragma once

class QMenu;

/// Gives every row of a menu that is about to be shown, and of the menus in it, a letter of its own: rows come from
/// many parts of the program, in any language, and some bear names that people gave. See editor/text/mnemonics.h.
void giveMnemonics(const QMenu &menu);
