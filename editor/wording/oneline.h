#pragma once

#include <QString>

/// Text from files must not move the cursor or break the line of a message.
QString onOneLine(QString text);
