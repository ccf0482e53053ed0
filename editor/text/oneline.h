#pragma once

#include <QString>

/// A text from a file on one line, which cannot move the cursor or break the line of a message.
QString onOneLine(QString text);
