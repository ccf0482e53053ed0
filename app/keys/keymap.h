#pragma once

#include <QKeyEvent>
#include <QKeySequence>

#include <optional>

/// Returns a key with its modifiers as key bindings write it: "K", "Shift+G", "Num+8", ">". A sign is a character other
/// than a letter or digit. It is written without Shift, whether or not the keyboard layout needs Shift to type it.
QKeySequence sequenceOf(const QKeyEvent &key);

/// Returns a single-key sequence in the form of sequenceOf(), for keys chosen by the user; longer sequences are
/// returned unchanged.
QKeySequence plainSequence(const QKeySequence &sequence);

/// True if a key matches one of `sequences`. A keypad key other than a digit also matches the same key of the main
/// keyboard.
bool isOneOf(const QKeyEvent &key, const QList<QKeySequence> &sequences);

/// Returns the digit of a key, by its character or, without Shift, by its position in the digit row. Some keyboards,
/// such as the French one, have digits only with Shift. std::nullopt for all other keys.
std::optional<int> digitOf(const QKeyEvent &key);

/// Returns the sequence of a key in the digit row as if digits needed no Shift: "Ctrl+0" for Ctrl and the key 0,
/// whatever its character is. std::nullopt for all other keys, including the keypad. Callers try this only if isOneOf()
/// matched no command, since characters take precedence.
std::optional<QKeySequence> digitSequenceOf(const QKeyEvent &key);
