#pragma once

#include <QString>

class QLabel;

/// Creates a label that shows text verbatim: text from level files is never markup. The caller must put it into a
/// layout.
QLabel *plainLabel(const QString &text);
/// Creates an empty label with an object name, to be filled later.
QLabel *namedLabel(const QString &objectName, bool isSecondary = false);
/// Creates an empty label with word wrap.
QLabel *wrappedLabel(const QString &objectName, bool isSecondary = false);
