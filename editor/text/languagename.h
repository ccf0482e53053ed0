#pragma once

#include <QStringList>

/// Returns the native name of a language for a menu: "Deutsch". Returns the code if the language is unknown.
QString ownLanguageName(const QString &code);

/// Returns the native name of a language with its code: "Deutsch (de)". Returns only the code if the language is
/// unknown.
QString languageName(const QString &code);

/// Returns the codes of the languages that lists offer; users can type other codes.
const QStringList &commonLanguages();
