#pragma once

#include <QStringList>

/// The letter behind the single '&' of a text, as a small one; nothing: it has none.
QChar mnemonicOf(const QString &text);
/// A text from elsewhere as buttons, menus and tabs want it: no letter of it is a mnemonic.
QString withoutMnemonics(QString text);
/// A text without the mark of its mnemonic; a doubled '&' stays doubled, as buttons and menus want it.
QString unmarked(QString text);
/// Gives texts letters that are asked for once only: the first text that wants one keeps it, each other text gets one
/// that is free, at the beginning of a word if it can be; none if there is none.
QStringList uniqueMnemonics(const QStringList &texts);
