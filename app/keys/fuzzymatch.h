#pragma once

#include <QString>

#include <optional>

/// Returns how well typed text matches a name; std::nullopt if it does not. All characters must occur in order,
/// ignoring case. The score is greater if more of them begin words or are adjacent. Typed blanks are ignored.
std::optional<int> fuzzyScore(QStringView typed, QStringView name);

/// How a name contains the typed text, from the worst match to the best. Case and blanks around the text are ignored.
enum class WordMatch : std::uint8_t {
    None,      ///< the name does not contain the text as the start of a word
    Beginning, ///< the text begins where a word of the name begins
    Words,     ///< the text is one or several whole words of the name
    Name       ///< the text is the whole name
};
WordMatch wordMatchOf(const QString &typed, const QString &name);
