#pragma once

#include <QString>

class QPlainTextEdit;

/// Creates a text field for a code, several lines high, with line breaks anywhere. The caller must put it into a
/// layout.
QPlainTextEdit *newCodeField(const QString &objectName);
