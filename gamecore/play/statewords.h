#pragma once

#include "gamecore/world/worldstate.h"

#include <QStringList>

// What words the enumerations of a state have in snapshots, each in the order of its values.

QStringList wordsOf(Status);
QStringList wordsOf(Direction);
QStringList wordsOf(Item::Place);
