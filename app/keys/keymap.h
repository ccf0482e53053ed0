#pragma once

#include <QKeyEvent>
#include <QKeySequence>

#include <optional>

/// A key with its modifiers as key bindings write it: "K", "Shift+G", "Num+8", ">". Characters that are no letters
/// stand for themselves, wherever the keyboard has them and whatever Shift they need.
QKeySequence sequenceOf(const QKeyEvent &key);

/// A sequence of one key as sequenceOf() writes it, for keys that a person chose; longer ones stay.
QKeySequence plainSequence(const QKeySequence &sequence);

/// Whether a key means one of these sequences. A key of the keypad that is no digit means its twin as well.
bool isOneOf(const QKeyEvent &key, const QList<QKeySequence> &sequences);

/// The digit that a key means: by its character or, without Shift, by its place in the row above the letters, where
/// some keyboards (such as the French one) have digits only with Shift. Nothing for all other keys.
std::optional<int> digitOf(const QKeyEvent &key);

/// The sequence of a key of the digit row as if the keyboard had digits there without Shift: "Ctrl+0" for Ctrl and the
/// key of 0, whatever its character. Nothing for all other keys, the keypad among them. Sequences of characters come
/// first: a caller asks for this one if isOneOf() holds for no command.
std::optional<QKeySequence> digitSequenceOf(const QKeyEvent &key);
