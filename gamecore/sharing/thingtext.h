#pragma once

#include "gamecore/base/point.h"

#include <QByteArray>
#include <QJsonArray>

#include <optional>

/// The `things` of a level file as a short text: a line each, with how many cells further it stands in reading order
/// (the first: than the corner), a blank, its kind, and what else it has as JSON, if it has more. Nothing if they
/// cannot be told so: outside, in another order, with strange keys of kinds, or no things at all.
std::optional<QByteArray> thingTextOf(const QJsonArray &things, Size size);
/// The things of such a text; nothing if it is none.
std::optional<QJsonArray> thingsOfText(const QByteArray &text, Size size);
