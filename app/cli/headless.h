#pragma once

#include "gamecore/play/game.h"

#include <QJsonArray>
#include <QJsonObject>

class EventList;

// The JSON objects of headless lines (docs/headless.md). They are read by programs and never translated.

/// Returns `[x, y]`, as in level files.
QJsonArray cellArray(Point cell);
QJsonObject stateObject(const World &world);
QJsonArray eventArray(const EventList &events, const World &world);
QJsonObject lookObject(const Game &game);
