#pragma once

#include <QString>

#include <optional>
#include <vector>

/// A row of a maze and where in its text it begins, in UTF-16 units.
struct TextRow {
    qsizetype offset = 0;
    QString text;
};

/// The strings of the first Python list in a text that holds one that is not empty, as copied from a page: quotes of
/// both kinds, commas, brackets, indentation, comments, `level_1 = [`; a part of a list without its brackets too. What
/// stands before and behind a list in brackets is passed over. Nothing if there is none. Stops behind `most` strings;
/// time is linear in the text.
std::optional<std::vector<TextRow>> readPythonList(QStringView text, qsizetype most);
