#pragma once

#include <QKeyEvent>
#include <QKeySequence>

/// A key with its modifiers as key bindings write it: "K", "Shift+G", "Num+8", ">". Characters that are no letters
/// stand for themselves, wherever the keyboard has them and whatever Shift they need.
QKeySequence sequenceOf(const QKeyEvent &key);

/// A sequence of one key as sequenceOf() writes it, for keys that a person chose; longer ones stay.
QKeySequence plainSequence(const QKeySequence &sequence);

/// Whether a key means one of these sequences. A key of the keypad that is no digit means its twin as well.
bool isOneOf(const QKeyEvent &key, const QList<QKeySequence> &sequences);
