#pragma once

// app/program: startup: runs a command-line call or opens the window, makes its modes and connects them.
//
// The start is ordered for speed. The language is set before the window is made, and the theme once all widgets of the
// window are complete. Making a window takes 323 million instructions this way; with the theme set first, it took 756
// million. A file from the command line is opened before the window is shown, so that the panels are laid out once.
// Without a file, the window is shown first and the start page filled afterwards. Panels, forms and icons are made when
// they are first visible (editor/widgets/lazypanel.h).

#include <QStringList>

/// Opens the window: `[LEVEL]` to play, `edit [LEVEL...]` to draw. Without a display, prints an error and returns 2.
int startWindow(int argc, char *argv[], const QStringList &arguments);

/// Sets the name, version, style and icons of the application, which must exist.
void nameAndDress();
