#pragma once

// app/program: from arguments to a call or a window, and what leads from one mode of it to another.
//
// The order of a start is chosen for its time. The language is in force before the window is made, and the theme once
// its widgets are together: with the theme first the making of a window took 756 million instructions, so it takes 323.
// A file that the program is started with is opened before the window is shown, whose panels are laid out once then;
// without one the window is shown first and the start page filled after. Panels, forms and icons that nobody sees yet
// are made when they are first seen (editor/widgets/latepanel.h).

#include <QStringList>

/// Opens the window: `[LEVEL]` to play, `edit [LEVEL...]` to draw. Without a display it says so in one sentence and
/// returns 2.
int startWindow(int argc, char *argv[], const QStringList &arguments);

/// Gives the application, which must exist, its name, version, style and icons.
void nameAndDress();
