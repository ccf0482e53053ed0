#pragma once

#include "gamecore/world/worldstate.h"

#include <QStringList>

// The words in snapshots for the enumerators of a state, in their order. The argument only selects the enumeration; its
// value is ignored.

QStringList wordsOf(Status);
QStringList wordsOf(Direction);
QStringList wordsOf(Item::Location);
