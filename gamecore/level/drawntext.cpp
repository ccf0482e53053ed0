#include "gamecore/level/drawntext.h"

#include "gamecore/base/jsonscanner.h"
#include "gamecore/base/jsontext.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

/// One line of a Python list: strings in quotes with what may stand around them. Nothing if it is not such a line.
class PythonLine {
public:
    explicit PythonLine(QStringView line) : m_line(line) {}

    struct Text {
        qsizetype column = 0;
        QString text;
    };

    std::optional<std::vector<Text>> read()
    {
        skipBlanks();
        skipAssignment();
        while (m_at < m_line.size()) {
            const QChar c = m_line.at(m_at);
            if (c == u'"' || c == u'\'') {
                if (!readString(c)) {
                    return std::nullopt;
                }
            } else if (c == u'#' && (m_found.empty() ? m_hasBracket : true)) {
                break; // a comment behind the row
            } else if (u"[](), \t"_s.contains(c)) {
                m_hasBracket = m_hasBracket || c == u'[' || c == u']';
                ++m_at;
            } else {
                return std::nullopt;
            }
        }
        return m_found;
    }

private:
    void skipBlanks()
    {
        while (m_at < m_line.size() && m_line.at(m_at).isSpace()) {
            ++m_at;
        }
    }

    void skipAssignment()
    {
        static const QRegularExpression assignment(u"^\\s*[A-Za-z_][A-Za-z_0-9.]*\\s*=\\s*(?=\\[)"_s);
        const QRegularExpressionMatch match = assignment.match(m_line.toString());
        if (match.hasMatch()) {
            m_at = match.capturedEnd();
        }
    }

    bool readString(QChar quote)
    {
        Text found{.column = ++m_at, .text = {}};
        while (m_at < m_line.size() && m_line.at(m_at) != quote) {
            if (m_line.at(m_at) == u'\\' && m_at + 1 < m_line.size()) {
                ++m_at;
            }
            found.text.append(m_line.at(m_at++));
        }
        const bool isClosed = m_at < m_line.size();
        ++m_at;
        m_found.push_back(std::move(found));
        return isClosed;
    }

    QStringView m_line;
    qsizetype m_at = 0;
    bool m_hasBracket = false;
    std::vector<Text> m_found;
};

/// Nothing if the lines are no Python list: then they are the rows themselves.
std::optional<DrawnText> readPythonList(const QStringList &lines)
{
    DrawnText drawn;
    for (qsizetype y = 0; y < lines.size(); ++y) {
        const auto texts = PythonLine(lines.at(y)).read();
        if (!texts) {
            return std::nullopt;
        }
        for (const auto &text : *texts) {
            drawn.rows.rows.append(text.text);
            drawn.origins.push_back({int(text.column), int(y)});
        }
    }
    return drawn.rows.rows.isEmpty() ? std::nullopt : std::optional(drawn);
}

DrawnText readPlainLines(const QStringList &lines)
{
    qsizetype first = 0;
    qsizetype last = lines.size();
    while (first < last && lines.at(first).isEmpty()) {
        ++first;
    }
    while (last > first && lines.at(last - 1).isEmpty()) {
        --last;
    }
    DrawnText drawn;
    for (qsizetype y = first; y < last; ++y) {
        drawn.rows.rows.append(lines.at(y));
        drawn.origins.push_back({0, int(y)});
    }
    return drawn;
}

} // namespace

std::optional<DrawnText> readDrawnText(const QByteArray &text, IssueList &issues)
{
    if (const qsizetype bad = firstNonUtf8(text); bad >= 0) {
        Issue issue{.code = IssueCode::NotUtf8, .found = QString::number(uchar(text.at(bad)), 16)};
        JsonScanner(text).setPlace(issue, bad);
        issues.add(issue);
        return std::nullopt;
    }
    const bool hasMark = text.startsWith("\xef\xbb\xbf");
    QString whole = QString::fromUtf8(hasMark ? text.sliced(3) : text);
    whole.replace(u"\r\n"_s, u"\n"_s);
    const QStringList lines = whole.split(u'\n');
    std::optional<DrawnText> python = readPythonList(lines);
    DrawnText drawn = python ? std::move(*python) : readPlainLines(lines);
    for (qsizetype y = 0; y < drawn.rows.rows.size(); ++y) {
        drawn.rows.paths.append(pathOfIndex(u"rows"_s, y));
    }
    return drawn;
}

void DrawnText::locate(IssueList &issues) const
{
    for (Issue &issue : issues) {
        if (issue.line > 0) {
            continue;
        }
        const qsizetype y = rows.paths.indexOf(issue.path);
        const Point origin = y < 0 ? Point{} : origins[std::size_t(y)];
        issue.line = origin.y + 1;
        issue.column = origin.x + 1 + (issue.anchor == Anchor::Character ? issue.character : 0);
        issue.path.clear();
    }
}
