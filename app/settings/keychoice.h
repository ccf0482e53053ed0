#pragma once

#include "gamecore/base/enumerators.h"

#include <QKeySequence>
#include <QMap>

#include <optional>

/// Where the first keys come from.
enum class KeyPreset : std::uint8_t {
    Classic, ///< arrows, keypad and vi
    Wasd
};
inline constexpr int keyPresetCount = enumeratorCount<KeyPreset>();

/// What a person wants: a preset, and the actions that differ from it.
struct KeyChoice {
    KeyPreset preset = KeyPreset::Classic;
    QMap<QString, QList<QKeySequence>> keys; ///< by object name of the action; an empty list: no key

    friend bool operator==(const KeyChoice &, const KeyChoice &) = default;
};

/// `{ "version": 1, "preset": "wasd", "keys": { "pickUp": [ "G", "Shift+G" ] } }`.
QByteArray toJson(const KeyChoice &choice);
/// Nothing if it is no such file, or of a newer version. Names of actions that there are not are kept.
std::optional<KeyChoice> keyChoiceFromJson(const QByteArray &json);
