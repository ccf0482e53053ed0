#pragma once

#include "gamecore/world/worldstate.h"

#include <QStringList>

// Keys of the enumerations of a state in snapshots, in the order of their values.

QStringList wordsOf(Status);
QStringList wordsOf(Direction);
QStringList wordsOf(Item::Location);
