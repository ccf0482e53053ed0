#pragma once

#include <QStringList>

/// Returns the machine that produces the figures: processor and cores, system, compiler, Qt.
QStringList machineLines();
