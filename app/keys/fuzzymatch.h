#pragma once

#include <QString>

#include <optional>

/// Returns how well typed text matches a name; std::nullopt if it does not. All characters must occur in order,
/// ignoring case. The score is greater if more of them begin words or are adjacent. Typed blanks are ignored.
std::optional<int> fuzzyScore(QStringView typed, QStringView name);

/// How a name contains the typed text, worst first. Case and surrounding blanks are ignored.
enum class WordMatch : std::uint8_t {
    None,
    Beginning, ///< begins at a word
    Words,     ///< is one or several whole words
    Name       ///< is the whole name
};
WordMatch wordMatchOf(const QString &typed, const QString &name);
