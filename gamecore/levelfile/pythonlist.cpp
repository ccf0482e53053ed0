#include "gamecore/levelfile/pythonlist.h"

#include <algorithm>

namespace {

class PythonStrings {
public:
    PythonStrings(QStringView text, qsizetype most) : m_text(text), m_most(most) {}

    /// The strings from `at` to the closing bracket or, if `isOpen`, to the end of the text. Nothing if anything else
    /// stands among them, or if all of them are empty.
    std::optional<std::vector<TextRow>> read(qsizetype at, bool isOpen)
    {
        m_at = at;
        m_found.clear();
        while (m_at < m_text.size() && qsizetype(m_found.size()) < m_most) {
            const QChar c = m_text[m_at];
            if (c.isSpace() || c == u',') {
                ++m_at;
            } else if (c == u'"' || c == u'\'') {
                if (!readString(c)) {
                    return std::nullopt;
                }
            } else if (c == u'#' && (!isOpen || !m_found.empty())) {
                m_at = lineEnd(m_at);
            } else if (c == u']' || c == u')') {
                if (!isOpen) {
                    break;
                }
                ++m_at;
            } else {
                return std::nullopt;
            }
        }
        const bool hasRows =
            std::any_of(m_found.begin(), m_found.end(), [](const TextRow &row) { return !row.text.isEmpty(); });
        return hasRows ? std::optional(m_found) : std::nullopt;
    }

    qsizetype lineEnd(qsizetype at) const
    {
        const qsizetype end = m_text.indexOf(u'\n', at);
        return end < 0 ? m_text.size() : end;
    }

private:
    bool readString(QChar quote)
    {
        TextRow row{.offset = ++m_at, .text = {}};
        while (m_at < m_text.size() && m_text[m_at] != quote && m_text[m_at] != u'\n') {
            if (m_text[m_at] == u'\\' && m_at + 1 < m_text.size()) {
                ++m_at;
            }
            row.text.append(m_text[m_at++]);
        }
        const bool isClosed = m_at < m_text.size() && m_text[m_at] == quote;
        ++m_at;
        m_found.push_back(std::move(row));
        return isClosed;
    }

    QStringView m_text;
    qsizetype m_most;
    qsizetype m_at = 0;
    std::vector<TextRow> m_found;
};

bool mayStandBeforeList(QChar c)
{
    return c.isLetterOrNumber() || QStringView(u"_.,:=+>([] \t").contains(c);
}

/// The place behind the last bracket that opens in a line before anything that no Python statement has there; -1 for
/// none.
qsizetype listStart(QStringView line)
{
    qsizetype start = -1;
    for (qsizetype i = 0; i < line.size() && mayStandBeforeList(line[i]); ++i) {
        start = line[i] == u'[' || line[i] == u'(' ? i + 1 : start;
    }
    return start;
}

} // namespace

std::optional<std::vector<TextRow>> readPythonList(QStringView text, qsizetype most)
{
    PythonStrings strings(text, most);
    for (qsizetype line = 0; line < text.size(); line = strings.lineEnd(line) + 1) {
        const qsizetype start = listStart(text.sliced(line, strings.lineEnd(line) - line));
        if (start < 0) {
            continue;
        }
        if (auto found = strings.read(line + start, false)) {
            return found;
        }
    }
    return strings.read(0, true);
}
