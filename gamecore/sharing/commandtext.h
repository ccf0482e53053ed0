#pragma once

#include <QByteArray>
#include <QJsonArray>

#include <optional>

/// The `commands` of a run file as a short text (docs/sharing.md): a letter each, `n` for `move north`, and how many
/// times behind it, if more than once. `a` is an advance as long as the last one, at first 120 milliseconds, `A250;`
/// one of another length; what has no letter stands whole between `(` and `)`. Nothing if they cannot be told so.
std::optional<QByteArray> commandTextOf(const QJsonArray &commands);
/// The commands of such a text; nothing if it is none.
std::optional<QJsonArray> commandsOfText(const QByteArray &text);
