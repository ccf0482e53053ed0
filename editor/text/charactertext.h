#pragma once

#include <QString>

/// Returns a character of a level as text: itself, or its number (`U+0007`) if it is not visible.
QString characterText(char32_t character);
