#pragma once

#include <QStringList>

/// Returns the lower-case letter after the single '&' of a text; a null character if there is none.
QChar mnemonicOf(const QString &text);
/// Escapes a text for buttons, menus and tabs, so that it has no mnemonic.
QString withoutMnemonics(QString text);
/// Removes the mnemonic mark; a doubled '&' stays doubled, as buttons and menus require.
QString unmarked(QString text);
/// Makes the mnemonics of texts unique. The first text with a mnemonic keeps it. Other texts get a free letter,
/// preferably at the beginning of a word, or none if there is none.
QStringList uniqueMnemonics(const QStringList &texts);
