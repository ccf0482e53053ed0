#pragma once

#include <QStringList>

/// Returns the native name of a language for a menu: "Deutsch". The code if it is unknown.
QString ownLanguageName(const QString &code);

/// Returns the native name of a language with its code: "Deutsch (de)". Only the code if it is unknown.
QString languageName(const QString &code);

/// Returns the codes of languages offered in lists; others can be typed.
const QStringList &commonLanguages();
