#pragma once

#include "gamecore/base/enumerators.h"

#include <QAnyStringView>
#include <QLatin1StringView>
#include <QStringList>
#include <QtGlobal>

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>

class JsonFields;
class QJsonValue;

/// A word that may stand as a value.
struct Word {
    QLatin1StringView key;      ///< in files
    const char *name = nullptr; ///< English, for forms
};

QStringList keysOf(std::span<const Word> words);
/// The name of a word; null for an unknown word, and for one without a name.
const char *nameIn(std::span<const Word> words, QAnyStringView key);

/// The words of a table whose rows have `key`, and `name` if forms ask for it.
template<typename Rows>
constexpr auto wordsOf(const Rows &rows)
{
    std::array<Word, std::tuple_size_v<Rows>> words{};
    for (std::size_t i = 0; i < words.size(); ++i) {
        words[i].key = rows[i].key;
        if constexpr (requires { rows[i].name; }) {
            words[i].name = rows[i].name;
        }
    }
    return words;
}

/// One value of a record as files spell it: what is read, written, shown in forms and named in the schema of levels.
struct Field {
    enum class Type : std::uint8_t {
        Number, ///< first, first + step, ... last
        Word,   ///< one of `words`
        Words,  ///< a list of `words`, each at most once
        Truth,  ///< true or false
        Kind    ///< the key of a kind
    };

    QLatin1StringView key;
    const char *name = nullptr; ///< English, for forms
    Type type = Type::Number;
    int first = 0;
    int last = 0;
    int step = 1;
    std::span<const Word> words = {};
    const char *hint = nullptr; ///< English, where the name does not say all: what it decides
    const char *unit = nullptr; ///< English, with the blank before it: what stands behind a number in forms

    QStringList wordKeys() const { return keysOf(words); }
};

/// Reads a value as a number: words as their index, lists of words as bits, true as 1. One that is missing or wrong is
/// `usual`. Not for keys of kinds.
int readField(JsonFields &json, const Field &field, int usual);
/// A number of readField() as it stands in JSON.
QJsonValue jsonOf(const Field &field, int value);

/// A field and where a record keeps it, as a number of readField().
template<typename Record>
struct RecordField {
    Field field;
    int (*get)(const Record &) = nullptr;
    void (*set)(Record &, int) = nullptr;
};

namespace detail {

template<typename Record, typename Value>
Record recordOf(Value Record::*);

} // namespace detail

/// A field that is kept in `Member`: a number, an enumeration or a bool.
template<auto Member, typename Record = decltype(detail::recordOf(Member))>
constexpr RecordField<Record> fieldIn(Field field)
{
    return {field, [](const Record &record) { return int(record.*Member); },
            [](Record &record, int value) {
                record.*Member = static_cast<std::remove_reference_t<decltype(record.*Member)>>(value);
            }};
}

/// Reads fields of a record; what is missing or wrong stays as the record has it.
template<typename Fields, typename Record>
void readFields(JsonFields &json, const Fields &fields, Record &record)
{
    for (const auto &row : fields) {
        row.set(record, readField(json, row.field, row.get(record)));
    }
}

/// The row of a key, null for one that is none.
template<typename Fields>
auto fieldNamed(const Fields &fields, QStringView key) -> decltype(&*fields.begin())
{
    for (const auto &row : fields) {
        if (row.field.key == key) {
            return &row;
        }
    }
    return nullptr;
}
