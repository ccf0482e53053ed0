#pragma once

#include "gamecore/play/game.h"

#include <QJsonArray>
#include <QJsonObject>

class EventList;
enum class EventType : std::uint8_t;

/// The objects of headless lines (docs/headless.md): for programs, never translated.

QJsonObject stateObject(const World &world);
/// What may stand beside the word of an event.
QStringList fieldsOf(EventType type);
QJsonArray eventArray(const EventList &events, const World &world);
QJsonObject lookObject(const Game &game);
