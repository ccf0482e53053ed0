#pragma once

#include <QStringList>

/// The name of a language in itself, as a menu writes it: "Deutsch". The code if nobody knows it.
QString ownLanguageName(const QString &code);

/// The name of a language in itself, with its code: "Deutsch (de)". The code alone if nobody knows it.
QString languageName(const QString &code);

/// Codes of languages that a list offers; any other can be typed.
const QStringList &commonLanguages();
