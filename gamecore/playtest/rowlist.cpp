#include "gamecore/playtest/rowlist.h"

#include "gamecore/base/issue.h"

#include <charconv>

namespace {

constexpr QByteArrayView blanks = " \n\t\r";

/// The parts of a list that holds no other list, at its commas; nothing if the text is no such list.
std::optional<std::vector<QByteArrayView>> partsOf(QByteArrayView row, qsizetype count)
{
    if (!row.startsWith('[')) {
        return std::nullopt;
    }
    std::vector<QByteArrayView> parts;
    RowList list(row);
    while (list.next()) {
        if (qsizetype(parts.size()) == count) {
            return std::nullopt;
        }
        parts.push_back(list.row());
    }
    return qsizetype(parts.size()) == count ? std::optional(parts) : std::nullopt;
}

/// A number may be written as `3`, `3.0` and `3e0`.
std::optional<qint64> countFrom(QByteArrayView text)
{
    qint64 count = 0;
    const auto whole = std::from_chars(text.begin(), text.end(), count);
    if (whole.ec == std::errc() && whole.ptr == text.end()) {
        return count >= 0 && count <= mostCount ? std::optional(count) : std::nullopt;
    }
    double number = -1;
    const auto any = std::from_chars(text.begin(), text.end(), number);
    const bool isCount = any.ec == std::errc() && any.ptr == text.end() && number >= 0 && number <= double(mostCount)
                         && double(qint64(number)) == number;
    return isCount ? std::optional(qint64(number)) : std::nullopt;
}

} // namespace

void RowList::skip(QByteArrayView characters)
{
    while (m_at < m_json.size() && characters.contains(m_json[m_at])) {
        ++m_at;
    }
}

void RowList::skipString()
{
    for (++m_at; m_json[m_at] != '"'; ++m_at) {
        m_at += m_json[m_at] == '\\' ? 1 : 0;
    }
    ++m_at;
}

/// Up to the comma or the bracket behind it.
void RowList::skipValue()
{
    int depth = 0;
    while (m_at < m_json.size()) {
        const char c = m_json[m_at];
        if (c == '"') {
            skipString();
            continue;
        }
        if (depth == 0 && (c == ',' || c == ']')) {
            return;
        }
        depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
        ++m_at;
    }
}

bool RowList::next()
{
    skip(blanks);
    if (m_at >= m_json.size() || m_json[m_at] == ']') {
        return false;
    }
    m_at += m_json[m_at] == ',' ? 1 : 0;
    skip(blanks);
    const qsizetype start = m_at;
    skipValue();
    qsizetype end = m_at;
    while (end > start && blanks.contains(m_json[end - 1])) {
        --end;
    }
    m_row = m_json.sliced(start, end - start);
    ++m_index;
    return true;
}

std::optional<std::vector<qint64>> countsIn(QByteArrayView row, qsizetype count)
{
    std::vector<qint64> counts;
    for (const QByteArrayView part : partsOf(row, count).value_or(std::vector<QByteArrayView>())) {
        const std::optional<qint64> number = countFrom(part);
        if (!number) {
            return std::nullopt;
        }
        counts.push_back(*number);
    }
    return counts.empty() ? std::nullopt : std::optional(counts);
}

std::optional<NumberedText> numberedTextIn(QByteArrayView row)
{
    const auto parts = partsOf(row, 2);
    const std::optional<qint64> number = parts ? countFrom((*parts)[0]) : std::nullopt;
    if (!number || !(*parts)[1].startsWith('"') || (*parts)[1].contains('\\')) {
        return std::nullopt;
    }
    return NumberedText{*number, (*parts)[1].sliced(1, (*parts)[1].size() - 2)};
}

QString foundRow(QByteArrayView row)
{
    constexpr qsizetype enough = 200; // bytes, of which shortened() keeps less
    const bool isContainer = row.startsWith('[') || row.startsWith('{');
    return isContainer ? QString::fromUtf8(row.startsWith('[') ? "[]" : "{}")
                       : shortened(QString::fromUtf8(row.first(std::min(enough, row.size()))));
}
