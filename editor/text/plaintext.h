#pragma once

#include <QString>

// Small conversions of plain text for display.

/// Returns a text with a capital first letter, as at the beginning of a sentence or a table row.
QString capitalized(QString text);

/// Returns text from a file on one line: line breaks and other characters that cannot be printed become U+FFFD.
QString onOneLine(QString text);

/// Returns a character of a level as text: the character itself, or its number (`U+0007`) if it would not be visible
/// alone.
QString characterText(char32_t character);

/// Returns a tool tip that shows `text` verbatim, in lines of at most 64 characters (longer words are not broken).
/// Invisible characters keep Qt from interpreting the text as markup. The tool tip contains no markup, since screen
/// readers would read it out.
QString plainTip(const QString &text);
