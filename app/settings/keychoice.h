#pragma once

#include "gamecore/base/enumerators.h"

#include <QKeySequence>
#include <QMap>

#include <optional>

/// A preset of keys for the hero's commands; all other commands have the same default keys in each preset.
enum class KeyPreset : std::uint8_t {
    Classic, ///< arrows, keypad and vi keys
    Wasd
};
inline constexpr int keyPresetCount = enumeratorCount<KeyPreset>();

/// The user's key configuration: a preset, and the actions that differ from it.
struct KeyChoice {
    KeyPreset preset = KeyPreset::Classic;
    QMap<QString, QList<QKeySequence>> keys; ///< object name of the action -> its keys; an empty list: no key

    friend bool operator==(const KeyChoice &, const KeyChoice &) = default;
};

/// Returns a choice as JSON: `{ "version": 1, "preset": "wasd", "keys": { "pickUp": [ "G", "Shift+G" ] } }`.
QByteArray toJson(const KeyChoice &choice);
/// Parses a choice; std::nullopt if the file is invalid or of a newer version. Names of unknown actions are kept.
std::optional<KeyChoice> keyChoiceFromJson(const QByteArray &json);
