#pragma once

#include <QString>

class QPlainTextEdit;

/// Creates a text field for a share code, several lines high, which breaks lines at any character. The caller puts it
/// into a layout, which takes ownership.
QPlainTextEdit *newCodeField(const QString &objectName);
