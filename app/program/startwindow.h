#pragma once

// app/program: from arguments to a call or a window.

#include <QStringList>

/// Opens the window: `[LEVEL]` to play, `edit [LEVEL]` to draw. Without a display it says so in one sentence and
/// returns 2.
int startWindow(int argc, char *argv[], const QStringList &arguments);

/// Gives the application its name, version, style and icons. There must be one.
void nameAndDress();
