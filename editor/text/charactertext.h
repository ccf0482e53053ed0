#pragma once

#include <QString>

/// A character of a level for people: itself, or its number (`U+0007`) if it cannot be seen.
QString characterText(char32_t character);
