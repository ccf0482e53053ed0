#pragma once

#include <QString>

/// Returns text from a file on one line: line breaks and other characters that cannot be printed become U+FFFD.
QString onOneLine(QString text);
