#pragma once

#include <QString>

#include <optional>

/// How well what was typed fits a name: all its characters in their order, without regard to case; the more of them
/// begin words or stand together, the greater. Nothing if it does not fit. Blanks typed count for nothing.
std::optional<int> fuzzyScore(QStringView typed, QStringView name);

/// How a name holds what was typed, the best last. Case and blanks around it do not count.
enum class WordMatch : std::uint8_t {
    None,
    Beginning, ///< it begins at a word
    Words,     ///< it is one or several whole words
    Name       ///< it is the whole name
};
WordMatch wordMatchOf(const QString &typed, const QString &name);
