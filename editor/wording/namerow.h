#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <algorithm>

/// A row of a table of names: what a key is called, in English, to be translated in the table's context.
struct NameRow {
    QLatin1StringView key;
    const char *name;
};

/// The same for a word that may stand under a key.
struct WordRow {
    QLatin1StringView key;
    QLatin1StringView word;
    const char *name;
};

/// Null if the table does not have it.
template<typename Rows>
const char *nameIn(const Rows &rows, QStringView key)
{
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const NameRow &r) { return r.key == key; });
    return row == rows.end() ? nullptr : row->name;
}

template<typename Rows>
const char *nameIn(const Rows &rows, QStringView key, QStringView word)
{
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const WordRow &r) { return r.key == key && r.word == word; });
    return row == rows.end() ? nullptr : row->name;
}
