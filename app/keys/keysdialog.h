#pragma once

#include "app/keys/keybindings.h"

class Commands;
class QWidget;

/// Shows a dialog that lists what keys and the mouse do: the current keys of commands, and fixed keys. The section of
/// the scope `place` comes first; std::nullopt: the section of the window. Returns at once. The dialog deletes itself
/// when it closes.
void showKeys(const Commands &commands, std::optional<KeyScope> place, QWidget *parent);
