#include "gamecore/levelfile/drawntext.h"

#include "gamecore/json/jsontext.h"
#include "gamecore/json/sourcetext.h"
#include "gamecore/levelfile/mazelines.h"
#include "gamecore/levelfile/pythonlist.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

/// One more than a level may have tells that there are too many; reading them all would only cost memory.
constexpr qsizetype mostRows = largestSide + 1;

/// Finds the places of rows, which must be asked for in the order of the text.
class RowPlaces {
public:
    explicit RowPlaces(QStringView text) : m_text(text) {}

    DrawnText placed(FoundMaze maze)
    {
        DrawnText drawn{.title = std::move(maze.title), .author = std::move(maze.author), .rows = {}, .origins = {}};
        for (TextRow &row : maze.rows) {
            for (; m_at < row.offset; ++m_at) {
                const bool isLineEnd = m_text[m_at] == u'\n';
                m_place.y += isLineEnd ? 1 : 0;
                m_place.x = isLineEnd ? 0 : m_place.x + (m_text[m_at].isLowSurrogate() ? 0 : 1);
            }
            drawn.rows.append(std::move(row.text));
            drawn.origins.push_back(m_place);
        }
        return drawn;
    }

private:
    QStringView m_text;
    qsizetype m_at = 0;
    Point m_place;
};

/// The text with lines that end in LF.
QString withPlainLines(const QByteArray &text)
{
    QString whole = textFromUtf8(QByteArrayView(text).sliced(markSize(text)));
    if (whole.contains(u'\r')) {
        whole.replace(u"\r\n"_s, u"\n"_s);
        whole.replace(u'\r', u'\n');
    }
    return whole;
}

/// What stands in a pair of quotes around a whole text, such as a chat or a shell leaves; else all of it.
QStringView insideQuotes(QStringView text)
{
    const QStringView trimmed = text.trimmed();
    if (trimmed.size() < 3) {
        return text;
    }
    const QChar open = trimmed.front();
    const QChar close = trimmed.back();
    const bool isPair = (open == close && u"\"'`"_s.contains(open)) || (open == u'“' && close == u'”')
                        || (open == u'„' && close == u'“');
    const QStringView inside = trimmed.sliced(1).chopped(1);
    return isPair && !inside.contains(open) && !inside.contains(close) ? inside : text;
}

void moveRows(FoundMazes &found, qsizetype by)
{
    for (FoundMaze &maze : found.mazes) {
        for (TextRow &row : maze.rows) {
            row.offset += by;
        }
    }
}

bool areTooLarge(const std::vector<DrawnText> &mazes)
{
    qint64 cells = 0;
    for (const DrawnText &maze : mazes) {
        cells += areaOf(maze);
    }
    return mazes.size() > 1 && cells > qint64(largestSide) * largestSide;
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

qint64 areaOf(const DrawnText &maze)
{
    qsizetype longest = 0;
    for (const QString &row : maze.rows) {
        longest = std::max(longest, row.size());
    }
    return longest * maze.rows.size();
}

std::optional<DrawnMazes> readDrawnMazes(const QByteArray &text, MazeSplit split, IssueList &issues)
{
    if (!checkUtf8(text, issues)) {
        return std::nullopt;
    }
    const QString whole = withPlainLines(text);
    FoundMazes found;
    if (std::optional<std::vector<TextRow>> python = readPythonList(whole, mostRows)) {
        found.mazes.push_back({.title = {}, .rows = std::move(*python)});
    } else {
        const QStringView inside = insideQuotes(whole);
        found = mazesInLines(inside, split, mostRows);
        moveRows(found, inside.data() - QStringView(whole).data());
    }
    RowPlaces places(whole);
    DrawnMazes drawn{.mazes = {}, .isVault = found.isVault};
    for (FoundMaze &maze : found.mazes) {
        drawn.mazes.push_back(places.placed(std::move(maze)));
    }
    if (found.isTooMuch || areTooLarge(drawn.mazes)) {
        issues.add(
            {.code = IssueCode::TooLarge, .expected = Expected::Cells, .first = largestSide, .last = largestSide});
        return std::nullopt;
    }
    if (drawn.mazes.empty()) {
        drawn.mazes.push_back({.title = {}, .rows = {}, .origins = {}, .isOfEmptyText = isBlank(text)});
    }
    return drawn;
}

std::optional<DrawnText> readDrawnText(const QByteArray &text, IssueList &issues)
{
    std::optional<DrawnMazes> drawn = readDrawnMazes(text, MazeSplit::Titles, issues);
    return drawn ? std::optional(std::move(drawn->mazes.front())) : std::nullopt;
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
