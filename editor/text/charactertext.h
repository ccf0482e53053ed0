#pragma once

#include <QString>

/// Returns a character of a level as text: the character itself, or its number (`U+0007`) if it would not be visible
/// alone.
QString characterText(char32_t character);
