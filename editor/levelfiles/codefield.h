#pragma once

#include <QString>

class QPlainTextEdit;

/// A field for a code, some lines high, that breaks it anywhere. The caller, who lays it out, owns it.
QPlainTextEdit *newCodeField(const QString &objectName);
