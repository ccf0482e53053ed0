#include "gamecore/levelfile/drawntext.h"

#include "gamecore/json/jsontext.h"
#include "gamecore/json/sourcetext.h"
#include "gamecore/levelfile/mazelines.h"
#include "gamecore/levelfile/programmazes.h"

#include <QXmlStreamReader>

#include <algorithm>
#include <iterator>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

/// A single row above the limit is enough to detect the excess.
constexpr qsizetype mostRows = largestSide + 1;

/// Converter from offsets to positions. Rows must be requested in the order of the text.
class RowPlaces {
public:
    explicit RowPlaces(QStringView text) : m_text(text) {}

    DrawnText placed(FoundMaze maze)
    {
        DrawnText drawn{.title = std::move(maze.title),
                        .author = std::move(maze.author),
                        .rows = {},
                        .origins = {},
                        .cellStep = maze.cellStep};
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

/// True if a text is XML that declares Latin-1, as many Sokoban collections do.
bool isLatin1Xml(const QByteArray &text)
{
    constexpr qsizetype head = 200;
    const QByteArray start = text.left(head).toLower();
    return start.startsWith("<?xml") && (start.contains("iso-8859-1") || start.contains("windows-1252"));
}

/// Returns the text with LF line ends, or std::nullopt with an issue if it is not UTF-8.
std::optional<QString> withPlainLines(const QByteArray &text, IssueList &issues)
{
    const bool isLatin1 = isLatin1Xml(text);
    if (!isLatin1 && !checkUtf8(text, issues)) {
        return std::nullopt;
    }
    QString whole = isLatin1 ? QString::fromLatin1(text) : textFromUtf8(QByteArrayView(text).sliced(markSize(text)));
    if (whole.contains(u'\r')) {
        whole.replace(u"\r\n"_s, u"\n"_s);
        whole.replace(u'\r', u'\n');
    }
    return whole;
}

/// Returns the text without a pair of quotes around the whole, as chats and shells leave them.
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

/// Returns the mazes with offsets in `whole` instead of `part`, which is a part of it.
FoundMazes placedWithin(QStringView whole, QStringView part, FoundMazes found)
{
    const qsizetype by = part.data() - whole.data();
    for (FoundMaze &maze : found.mazes) {
        for (TextRow &row : maze.rows) {
            row.offset += by;
        }
    }
    return found;
}

/// Finds the mazes in a fence. If there are several fences, the line above titles the first maze.
FoundMazes mazesInFence(const Fence &fence, MazeSplit split, bool isOneOfSeveral)
{
    FoundMazes found = mazesInProgram(fence.text, mostRows);
    found = found.mazes.empty() ? mazesInLines(fence.text, split, mostRows) : found;
    if (isOneOfSeveral && !found.mazes.empty() && found.mazes.front().title.isEmpty()) {
        found.mazes.front().title = fence.heading;
    }
    return found;
}

FoundMazes mazesInFences(QStringView text, MazeSplit split)
{
    const std::vector<Fence> fences = fencesIn(text);
    FoundMazes all;
    for (const Fence &fence : fences) {
        FoundMazes found = placedWithin(text, fence.text, mazesInFence(fence, split, fences.size() > 1));
        all.isTooMuch = all.isTooMuch || found.isTooMuch;
        std::move(found.mazes.begin(), found.mazes.end(), std::back_inserter(all.mazes));
    }
    all.isTooMuch = all.isTooMuch || all.mazes.size() > DrawnMazes::mostMazes;
    all.areBoards = areBoards(all.mazes);
    return all;
}

/// True if a text is a Sokoban collection in XML (`.slc`).
bool isSlc(QStringView text)
{
    constexpr qsizetype head = 4000;
    const QStringView start = text.trimmed().first(std::min(text.trimmed().size(), head));
    return start.startsWith(u'<') && (start.contains(u"<SokobanLevels") || start.contains(u"<LevelCollection"));
}

/// Reader of Sokoban collections in XML with the names and authors of levels: `<LevelCollection Copyright=".."><Level
/// Id=".."><L>####</L>..</Level>`.
class SlcReader {
public:
    SlcReader(QStringView text, qsizetype most) : m_reader(text.toString()), m_gatherer(MazeSplit::Titles, most) {}

    FoundMazes read(IssueList &issues)
    {
        while (!m_reader.atEnd()) {
            const auto token = m_reader.readNext();
            if (token == QXmlStreamReader::StartElement) {
                begin();
            } else if (token == QXmlStreamReader::EndElement && m_reader.name() == "Level"_L1) {
                m_gatherer.endMaze();
            }
        }
        if (m_reader.hasError()) {
            issues.add({.code = IssueCode::Syntax,
                        .line = int(m_reader.lineNumber()),
                        .column = int(m_reader.columnNumber()) + 1,
                        .expected = Expected::WellFormedXml});
            return {};
        }
        return m_gatherer.takeAll();
    }

private:
    void begin()
    {
        const QStringView name = m_reader.name();
        if (name == "LevelCollection"_L1) {
            m_author = m_reader.attributes().value("Copyright"_L1).toString();
        } else if (name == "Level"_L1) {
            const QString own = m_reader.attributes().value("Copyright"_L1).toString();
            const QString title = m_reader.attributes().value("Id"_L1).toString();
            m_gatherer.addNote({NoteLine::Kind::Heading, mazeNameOf(title)});
            m_gatherer.addNote({NoteLine::Kind::Author, mazeNameOf(own.isEmpty() ? m_author : own)});
        } else if (name == "L"_L1) {
            const qsizetype offset = m_reader.characterOffset();
            const QString row = m_reader.readElementText(QXmlStreamReader::IncludeChildElements);
            m_gatherer.addRow(row.isEmpty() ? u" "_s : row, offset);
        }
    }

    QXmlStreamReader m_reader;
    MazeGatherer m_gatherer;
    QString m_author;
};

/// Finds the mazes of a text according to its format.
FoundMazes findMazes(const QString &whole, MazeSplit split, IssueList &issues)
{
    if (isSlc(whole)) {
        return SlcReader(whole, mostRows).read(issues);
    }
    FoundMazes found = vaultsIn(whole, mostRows);
    found = found.mazes.empty() ? mazesInFences(whole, split) : found;
    found = found.mazes.empty() ? mazesInProgram(whole, mostRows) : found;
    if (found.mazes.empty()) {
        const QStringView inside = insideQuotes(whole);
        found = placedWithin(whole, inside, mazesInLines(inside, split, mostRows));
    }
    return found;
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

/// Returns y of the path `rows[y]`.
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
    const std::optional<QString> whole = withPlainLines(text, issues);
    FoundMazes found = whole && !isBlank(text) ? findMazes(*whole, split, issues) : FoundMazes();
    if (issues.isUnreadable()) {
        return std::nullopt;
    }
    RowPlaces places(*whole);
    DrawnMazes drawn{.mazes = {}, .isVault = found.isVault, .areBoards = found.areBoards};
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
            continue; // a legend is in another file
        }
        const std::size_t y = rowOf(issue.path);
        const Point origin = y < origins.size() ? origins[y] : first;
        issue.line = origin.y + 1;
        issue.column = origin.x + 1 + (issue.anchor == Anchor::Character ? issue.character * cellStep : 0);
        issue.path.clear();
    }
}
