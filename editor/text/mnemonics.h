#pragma once

#include <QStringList>

/// Returns the mnemonic of a text in lower case: the letter after a single '&'. A null character if there is none.
QChar mnemonicOf(const QString &text);
/// Doubles each '&' of a text, so that buttons, menus and tabs show it instead of using it for a mnemonic.
QString withoutMnemonics(QString text);
/// Removes the '&' of the mnemonic. A doubled '&' stays doubled, as buttons and menus require.
QString unmarked(QString text);
/// Returns the texts of a menu or dialog with mnemonics that differ. If several texts have the same mnemonic, the first
/// one keeps it. The later ones, and texts without a mnemonic, get one of their letters that is still free, preferably
/// at the beginning of a word. If none of its letters is free, a text gets no mnemonic.
QStringList uniqueMnemonics(const QStringList &texts);
