#pragma once

#include "gamecore/world/worldstate.h"

#include <QStringList>

// The words for the enumerations of a state in snapshots, in the order of their values. The arguments only select the
// enumeration.

QStringList wordsOf(Status);
QStringList wordsOf(Direction);
QStringList wordsOf(Item::Location);
