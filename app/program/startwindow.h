#pragma once

// app/program: from arguments to a call or a window.

#include <QStringList>

/// Opens the window: `[LEVEL]` to play, `edit [LEVEL]` to draw. Without a display it says so in one sentence and
/// returns 2. `--demo-picture FILE.png [LEVEL]` and `--pictures FOLDER` play and draw by themselves and write pictures.
int startWindow(int argc, char *argv[], const QStringList &arguments);
