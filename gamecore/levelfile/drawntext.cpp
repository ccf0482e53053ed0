#include "gamecore/levelfile/drawntext.h"

#include "gamecore/json/jsontext.h"
#include "gamecore/json/sourcetext.h"
#include "gamecore/levelfile/pythonlist.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace {

/// One more than a level may have tells that there are too many; reading them all would only cost memory.
constexpr qsizetype mostRows = largestSide + 1;

std::vector<TextRow> readPlainLines(QStringView text)
{
    std::vector<TextRow> rows;
    qsizetype filled = 0;
    for (qsizetype line = 0; line < text.size() && filled < mostRows;) {
        const qsizetype found = text.indexOf(u'\n', line);
        const qsizetype end = found < 0 ? text.size() : found;
        const bool isEmpty = end == line;
        if ((!isEmpty || filled > 0) && qsizetype(rows.size()) < mostRows) {
            rows.push_back({line, text.sliced(line, end - line).toString()});
        }
        if (!isEmpty) {
            filled = qsizetype(rows.size());
        }
        line = end + 1;
    }
    rows.resize(std::size_t(filled));
    return rows;
}

DrawnText placed(std::vector<TextRow> rows, QStringView text)
{
    DrawnText drawn;
    qsizetype at = 0;
    Point origin;
    for (TextRow &row : rows) {
        for (; at < row.offset; ++at) {
            const bool isLineEnd = text[at] == u'\n';
            origin.y += isLineEnd ? 1 : 0;
            origin.x = isLineEnd ? 0 : origin.x + (text[at].isLowSurrogate() ? 0 : 1);
        }
        drawn.rows.append(std::move(row.text));
        drawn.origins.push_back(origin);
    }
    return drawn;
}

constexpr std::size_t noRow = std::numeric_limits<std::size_t>::max();

/// y of the path `rows[y]`.
std::size_t rowOf(const QString &path)
{
    if (!path.startsWith("rows["_L1) || !path.endsWith(u']')) {
        return noRow;
    }
    bool isNumber = false;
    const uint y = QStringView(path).sliced(5).chopped(1).toUInt(&isNumber);
    return isNumber ? y : noRow;
}

} // namespace

std::optional<DrawnText> readDrawnText(const QByteArray &text, IssueList &issues)
{
    if (!checkUtf8(text, issues)) {
        return std::nullopt;
    }
    QString whole = textFromUtf8(QByteArrayView(text).sliced(markSize(text)));
    whole.replace(u"\r\n"_s, u"\n"_s);
    std::optional<std::vector<TextRow>> python = readPythonList(whole, mostRows);
    return placed(python ? std::move(*python) : readPlainLines(whole), whole);
}

void DrawnText::locate(IssueList &issues) const
{
    const Point first = origins.empty() ? Point{} : origins.front();
    for (Issue &issue : issues) {
        if (issue.line > 0 || issue.path.startsWith("legend"_L1)) {
            continue; // a legend stands in another file
        }
        const std::size_t y = rowOf(issue.path);
        const Point origin = y < origins.size() ? origins[y] : first;
        issue.line = origin.y + 1;
        issue.column = origin.x + 1 + (issue.anchor == Anchor::Character ? issue.character : 0);
        issue.path.clear();
    }
}
