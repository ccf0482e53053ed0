#pragma once

#include "gamecore/base/enumerators.h"

#include <QAnyStringView>
#include <QJsonObject>
#include <QLatin1StringView>
#include <QStringList>
#include <QtGlobal>

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>

class JsonFields;

/// A word that is allowed as a value in a file.
struct Word {
    QLatin1StringView key;      ///< key in files
    const char *name = nullptr; ///< English, for forms
};

QStringList keysOf(std::span<const Word> words);
/// Returns the name of a word; null if the word is unknown or has no name.
const char *nameIn(std::span<const Word> words, QAnyStringView key);

/// Returns the words of a table whose rows have `key`, and `name` if forms need it.
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

/// The description of a value in a record of a file. Used for reading, writing, forms, and the schema of levels.
struct Field {
    enum class Type : std::uint8_t {
        Number,    ///< one of `first`, `first` + `step`, ... `last`
        Word,      ///< one of `words`
        Words,     ///< a list of distinct `words`
        Truth,     ///< true or false
        Kind,      ///< key of a kind
        Text,      ///< any text
        Character, ///< one printable character
        Color,     ///< #rrggbb
        List,      ///< texts, or a list with its own reader
        Table      ///< an object with its own reader
    };

    QLatin1StringView key;
    const char *name = nullptr; ///< English, for forms
    Type type = Type::Number;
    int first = 0;
    int last = 0;
    int step = 1;
    std::span<const Word> words = {};
    const char *hint = nullptr; ///< English: explains the effect of the field if the name does not
    const char *unit = nullptr; ///< English, with a leading blank: shown after a number in forms
    bool isRequired = false;    ///< readField() reports a missing value

    QStringList wordKeys() const { return keysOf(words); }
};

/// Reads a value as a number: a word as its index in `words`, a list of words as bits in that order, true as 1, a
/// character as its code point. If the value is missing or wrong, returns `usual`, which is first moved into the range
/// of the field. Wrong words in a list are skipped; a value that should be a list but is not gives 0. Not for keys of
/// kinds, texts, lists and tables.
int readField(JsonFields &json, const Field &field, int usual);
/// Reads a text. `text` does not change if the value is missing or wrong.
void readField(JsonFields &json, const Field &field, QString &text);
/// Reads an integer from 0 to 2^53. `count` does not change if the value is missing or wrong.
void readField(JsonFields &json, const Field &field, qint64 &count);
/// Reads an object. `object` becomes empty if the value is missing or wrong.
void readField(JsonFields &json, const Field &field, QJsonObject &object);
/// Reads a list of texts. Elements of other types become empty texts. `texts` becomes empty if the value is missing or
/// no list.
void readField(JsonFields &json, const Field &field, QStringList &texts);
/// Converts a number that readField() returned for a field back to JSON.
QJsonValue jsonOf(const Field &field, int value);
template<typename Value>
requires std::is_constructible_v<QJsonValue, const Value &> QJsonValue jsonOf(const Field &, const Value &value)
{
    return QJsonValue(value);
}

/// A field with the member of `Record` that stores its value. This row alone drives reading, writing, comparing and
/// describing the value.
template<typename Record>
struct RecordField {
    Field field;
    QJsonValue (*get)(const Record &, const Field &) = nullptr; ///< null: the field is never written
    /// Reads the value into the record by readField(). If the value is missing or wrong, numbers and words keep their
    /// value, moved into the range of the field. Texts keep their value; objects and lists become empty.
    void (*read)(Record &, JsonFields &, const Field &) = nullptr;
    /// Restricts the range of a field by values of the record that were read earlier; null if the range is fixed.
    void (*narrow)(Field &, const Record &) = nullptr;

    /// Returns the value of a record as JSON. `get` must not be null.
    QJsonValue valueIn(const Record &record) const { return get(record, field); }
};

namespace detail {

template<typename Record, typename Value>
Record recordOf(Value Record::*);

} // namespace detail

/// Returns the row for a field stored in `Member`: a number, an enumeration, a bool, or a type with its own
/// readField().
template<auto Member, typename Record = decltype(detail::recordOf(Member))>
constexpr RecordField<Record> fieldIn(Field field, decltype(RecordField<Record>::narrow) narrow = nullptr)
{
    using Value = std::remove_cvref_t<decltype(std::declval<Record &>().*Member)>;
    RecordField<Record> row{.field = field, .narrow = narrow};
    if constexpr (!std::is_class_v<Value> && !std::is_same_v<Value, qint64>) {
        row.get = [](const Record &record, const Field &of) { return jsonOf(of, int(record.*Member)); };
        row.read = [](Record &record, JsonFields &json, const Field &of) {
            record.*Member = Value(readField(json, of, int(record.*Member)));
        };
    } else {
        if constexpr (requires(const Record &record) { jsonOf(field, record.*Member); }) {
            row.get = [](const Record &record, const Field &of) { return jsonOf(of, record.*Member); };
        }
        row.read = [](Record &record, JsonFields &json, const Field &of) { readField(json, of, record.*Member); };
    }
    return row;
}

/// Reads the fields of a record.
template<typename Fields, typename Record>
void readFields(JsonFields &json, const Fields &fields, Record &record)
{
    for (const auto &row : fields) {
        Field field = row.field;
        if (row.narrow) {
            row.narrow(field, record);
        }
        row.read(record, json, field);
    }
}

/// Returns the keys of fields, in order.
template<typename Fields>
QStringList keysIn(const Fields &fields)
{
    QStringList keys;
    for (const auto &row : fields) {
        keys.append(QString(row.field.key));
    }
    return keys;
}

/// Returns the row with a key; null if there is none.
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
