#pragma once

#include <QString>

class QLabel;

/// Creates a label that shows text verbatim, because text from level files must not be treated as markup. The caller
/// must put the label into a layout.
QLabel *plainLabel(const QString &text);
/// Creates an empty plainLabel() with an object name. The style sheet shows a secondary label in a weaker color.
QLabel *namedLabel(const QString &objectName, bool isSecondary = false);
/// Creates a namedLabel() with word wrap.
QLabel *wrappedLabel(const QString &objectName, bool isSecondary = false);
