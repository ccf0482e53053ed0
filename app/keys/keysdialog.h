#pragma once

#include "app/keys/keybindings.h"

class Commands;
class QWidget;

/// Shows what keys and the mouse do: the current keys of commands, and fixed keys. The section of `place` comes first,
/// or that of the window if the place has no keys of its own. Returns at once; the dialog deletes itself.
void showKeys(const Commands &commands, std::optional<KeyScope> place, QWidget *parent);
