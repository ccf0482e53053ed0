#pragma once

#include "app/keys/keybindings.h"

class Commands;
class QWidget;

/// What keys and mouse do: those of the commands, as they are now, and those that no command has. What belongs to the
/// place where the person is comes first; if it has no keys of its own, those of the window do. Returns at once; the
/// dialog deletes itself.
void showKeys(const Commands &commands, std::optional<KeyScope> place, QWidget *parent);
