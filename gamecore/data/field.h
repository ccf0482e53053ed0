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
        Number,    ///< first, first + step, ... last
        Word,      ///< one of `words`
        Words,     ///< a list of `words`, each at most once
        Truth,     ///< true or false
        Kind,      ///< the key of a kind
        Text,      ///< any text
        Character, ///< one printable character
        Color,     ///< #rrggbb
        List,      ///< texts, or a list that the record knows how to read
        Table      ///< an object that the record knows how to read
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
    bool isRequired = false;    ///< numbers and texts: readField() reports one that is missing

    QStringList wordKeys() const { return keysOf(words); }
};

/// Reads a value as a number: words as their index, lists of words as bits, true as 1, characters as code points. One
/// that is missing or wrong is `usual`. Not for keys of kinds, texts, lists and tables.
int readField(JsonFields &json, const Field &field, int usual);
/// Reads a text; one that is missing or wrong stays as it is.
void readField(JsonFields &json, const Field &field, QString &text);
/// Reads a whole number from 0 that an int may not hold; one that is missing or wrong stays as it is.
void readField(JsonFields &json, const Field &field, qint64 &count);
/// Reads an object; one that is missing or wrong is empty.
void readField(JsonFields &json, const Field &field, QJsonObject &object);
/// Reads a list of texts.
void readField(JsonFields &json, const Field &field, QStringList &texts);
/// A number of readField() as it stands in JSON.
QJsonValue jsonOf(const Field &field, int value);
template<typename Value>
requires std::is_constructible_v<QJsonValue, const Value &> QJsonValue jsonOf(const Field &, const Value &value)
{
    return QJsonValue(value);
}

/// A field and where a record keeps it: the one row by which it is read, written, compared and described.
template<typename Record>
struct RecordField {
    Field field;
    QJsonValue (*get)(const Record &, const Field &) = nullptr; ///< null: files of records are only read
    /// A value that is missing or wrong stays as the record has it, or the nearest that the field allows.
    void (*read)(Record &, JsonFields &, const Field &) = nullptr;
    /// Narrows the range by the fields before it; null: every record has the same range.
    void (*narrow)(Field &, const Record &) = nullptr;

    /// The value of a record as it stands in JSON.
    QJsonValue valueIn(const Record &record) const { return get(record, field); }
};

namespace detail {

template<typename Record, typename Value>
Record recordOf(Value Record::*);

} // namespace detail

/// A field that is kept in `Member`: a number, an enumeration, a bool, or what has a readField() of its own.
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

/// The keys of fields, in their order.
template<typename Fields>
QStringList keysIn(const Fields &fields)
{
    QStringList keys;
    for (const auto &row : fields) {
        keys.append(QString(row.field.key));
    }
    return keys;
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
