#pragma once

#include <QStringList>

/// Returns the mnemonic of a text in lower case: the letter after a single '&'. A null character if there is none.
QChar mnemonicOf(const QString &text);
/// Returns a text for buttons, menus and tabs that shows each '&' instead of using it for a mnemonic.
QString withoutMnemonics(QString text);
/// Removes the '&' of the mnemonic. A doubled '&' stays doubled, as buttons and menus require.
QString unmarked(QString text);
/// Returns the texts of a menu or dialog with mnemonics that differ. If several texts have the same mnemonic, the first
/// one keeps it. The others, and texts without a mnemonic, get a free letter, preferably at the beginning of a word, if
/// there is one.
QStringList uniqueMnemonics(const QStringList &texts);
