#pragma once

#include "gamecore/world/worldstate.h"

#include <QStringList>

// Words of the enumerations of a state in snapshots, each in the order of its values.

QStringList wordsOf(Status);
QStringList wordsOf(Direction);
QStringList wordsOf(Item::Location);
