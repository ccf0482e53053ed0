#pragma once

#include <QStringList>

/// What the figures were measured on: processor and cores, system, compiler, Qt.
QStringList machineLines();
