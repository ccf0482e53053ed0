#pragma once

#include <QByteArrayView>
#include <QString>

#include <optional>
#include <vector>

/// The elements of a list in JSON that has passed the scanner, one after the other, without making values of them: a
/// large list of small rows would take ten times its text.
class RowList {
public:
    /// `json` must outlive this.
    explicit RowList(QByteArrayView json) : m_json(json) {}

    QByteArrayView json() const { return m_json; }
    bool isList() const { return m_json.startsWith('['); }
    /// Goes to the next element of a list, before all to the first one. False behind the last.
    bool next();
    /// Its number, from 0.
    qsizetype index() const { return m_index; }
    /// Its text.
    QByteArrayView row() const { return m_row; }

private:
    void skip(QByteArrayView characters);
    void skipValue();
    void skipString();

    QByteArrayView m_json;
    qsizetype m_at = 1;
    qsizetype m_index = -1;
    QByteArrayView m_row;
};

/// The largest count that files hold: the largest whole number that JSON holds exactly.
inline constexpr qint64 mostCount = qint64(1) << 53;

/// A row that is a list of so many whole numbers of 0..mostCount; nothing if it is anything else.
std::optional<std::vector<qint64>> countsIn(QByteArrayView row, qsizetype count);
/// A row that is a list of such a number and a text without escapes.
struct NumberedText {
    qint64 number = 0;
    QByteArrayView text;
};
std::optional<NumberedText> numberedTextIn(QByteArrayView row);

/// The text of an element for Issue::found, as foundText() words it.
QString foundRow(QByteArrayView row);
