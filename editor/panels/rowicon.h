#pragma once

#include <QIcon>

/// An icon of the program for a list in which the selected row is only raised: it looks the same there. It does not
/// follow the palette; lists fill themselves anew when that changes.
QIcon rowIcon(const QString &name);
inline constexpr int rowIconSide = 16;
