#pragma once

#include <QIcon>

/// An icon of the program: resources/icons/NAME.svg drawn in the text color of the application's palette, the
/// disabled one where it is disabled, the accent where it is checked. It follows the palette when that changes, and is
/// sharp at every size. Without a name: none.
QIcon programIcon(const QString &name);
