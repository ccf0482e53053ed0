#pragma once

#include <QString>

/// Returns text from a file on one line, without characters that could break a line or move the cursor.
QString onOneLine(QString text);
