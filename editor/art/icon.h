#pragma once

#include <QIcon>

/// Returns an icon of the program: resources/icons/NAME.svg in the text color of the palette; in the disabled text
/// color if disabled, the highlighted text color if selected, and the accent color if checked. The icon follows changes
/// of the palette and is sharp at every size. Returns a null icon for an empty name.
QIcon programIcon(const QString &name);
