#include "gamecore/levelfile/mazerows.h"

#include "gamecore/levelfile/mazenotes.h"

#include <QStringList>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype tabWidth = 8;

/// Returns a row with tabs expanded to columns of 8.
QString withoutTabs(const QString &line)
{
    if (!line.contains(u'\t')) {
        return line;
    }
    QString row;
    for (const QChar c : line) {
        if (row.size() >= mostRowUnits) {
            break;
        }
        const qsizetype blanks = c == u'\t' ? tabWidth - row.size() % tabWidth : 0;
        row += c == u'\t' ? QString(blanks, u' ') : QString(c);
    }
    return row;
}

qsizetype lengthWithoutEnd(QStringView row)
{
    while (row.endsWith(u' ')) {
        row.chop(1);
    }
    return row.size();
}

/// Cuts trailing blanks if only some rows have them, as editors leave them there. If all rows have them, they are
/// floor.
void cutUnevenBlanks(std::vector<TextRow> &rows)
{
    qsizetype shortest = std::numeric_limits<qsizetype>::max();
    qsizetype longest = 0;
    qsizetype width = 0;
    for (const TextRow &row : rows) {
        shortest = std::min(shortest, row.text.size());
        longest = std::max(longest, row.text.size());
        width = std::max(width, lengthWithoutEnd(row.text));
    }
    if (shortest == longest || width == longest || width == 0) {
        return;
    }
    for (TextRow &row : rows) {
        row.text.truncate(std::max(width, lengthWithoutEnd(row.text)));
    }
}

/// Cuts the quotation marks of e-mails if all rows of a maze have them.
void cutQuotation(std::vector<TextRow> &rows)
{
    constexpr std::size_t fewest = 3; // two rows may begin with stairs
    const auto isQuoted = [](const TextRow &row) {
        return row.text.startsWith("> "_L1) || row.text.startsWith(">>"_L1) || row.text == ">"_L1;
    };
    bool wasQuoted = false;
    while (rows.size() >= fewest && std::all_of(rows.begin(), rows.end(), isQuoted)) {
        wasQuoted = true;
        for (TextRow &row : rows) {
            const qsizetype mark = row.text.startsWith("> "_L1) ? 2 : 1;
            row.text.remove(0, mark);
            row.offset += mark;
        }
    }
    if (!wasQuoted) {
        return;
    }
    const auto isFilled = [](const TextRow &row) { return !row.text.isEmpty(); };
    rows.erase(rows.begin(), std::find_if(rows.begin(), rows.end(), isFilled));
    rows.erase(std::find_if(rows.rbegin(), rows.rend(), isFilled).base(), rows.end());
}

/// Cuts a first row that only states the size of the maze: "11 10", in either order, or one number for its height.
void cutSize(std::vector<TextRow> &rows)
{
    constexpr std::size_t fewest = 4;
    constexpr qsizetype longest = 9;
    if (rows.size() < fewest || rows.front().text.size() > longest || !rows.front().text.front().isDigit()) {
        return;
    }
    const QStringList numbers = rows.front().text.simplified().split(u' ');
    const QString height = QString::number(rows.size() - 1);
    qsizetype width = 0;
    for (const TextRow &row : rows) {
        width = std::max(width, row.text.size());
    }
    const bool isSize = numbers.size() == 2 && numbers.contains(height)
                        && (numbers.contains(QString::number(width)) || numbers.first() == numbers.last());
    if (isSize || (numbers.size() == 1 && numbers.first() == height && width > height.size())) {
        rows.erase(rows.begin());
    }
}

/// Replaces wide blanks by plain ones, and removes zero-width characters.
void cutInvisible(QString &row)
{
    const auto isPlain = [](QChar c) { return c.unicode() < 0xa0; };
    if (std::all_of(row.begin(), row.end(), isPlain)) {
        return;
    }
    row.removeIf([](QChar c) { return u"\u00ad\u200b\u200c\u200d\u2060\ufeff"_s.contains(c); });
    for (QChar &c : row) {
        c = c.category() == QChar::Separator_Space ? QChar(u' ') : c;
    }
}

/// Returns the cells of a row between separators, one character each. std::nullopt if there are fewer than three, or if
/// any is longer.
std::optional<QString> joinedCells(QStringView row, QChar separator)
{
    constexpr qsizetype fewest = 3;
    QString cells;
    const QList<QStringView> parts = row.split(separator);
    for (QStringView part : parts) {
        const bool isQuoted = part.size() > 1 && part.startsWith(u'"') && part.endsWith(u'"');
        part = isQuoted ? part.sliced(1).chopped(1) : part.size() > 1 ? part.trimmed() : part;
        const std::optional<char32_t> cell = cellCharacter(part);
        if (!cell) {
            return std::nullopt;
        }
        cells += QChar::fromUcs4(*cell);
    }
    return parts.size() >= fewest ? std::optional(cells) : std::nullopt;
}

bool isOfLettersAndDigits(QStringView row)
{
    return std::all_of(row.begin(), row.end(), [](QChar c) { return c.isLetterOrNumber(); });
}

/// Turns the rows of a table into rows of cells, if all of them qualify. Blanks separate cells only if the cells are
/// letters and digits: signs with blanks between them are a maze.
bool joinCells(FoundMaze &maze, QChar separator)
{
    std::vector<QString> joined;
    bool isEven = true;
    for (const TextRow &row : maze.rows) {
        QStringView line = row.text;
        line = (separator == u',' || separator == u' ') && line.endsWith(separator) ? line.chopped(1) : line;
        std::optional<QString> cells = joinedCells(line, separator);
        if (!cells || (separator == u' ' && !isOfLettersAndDigits(*cells))) {
            return false;
        }
        isEven = isEven && line.size() == 2 * cells->size() - 1;
        joined.push_back(*std::move(cells));
    }
    for (std::size_t i = 0; i < joined.size(); ++i) {
        maze.rows[i].text = std::move(joined[i]);
    }
    maze.cellStep = isEven ? 2 : 0;
    return true;
}

qsizetype widthOf(const FoundMaze &maze)
{
    qsizetype width = 0;
    for (const TextRow &row : maze.rows) {
        width = std::max(width, row.text.size());
    }
    return width;
}

bool hasSign(QStringView row)
{
    return std::any_of(row.begin(), row.end(), [](QChar c) { return !c.isLetterOrNumber() && !c.isSpace(); });
}

bool isColor(QStringView row)
{
    const auto isDigit = [](QChar c) { return u"0123456789abcdefABCDEF"_s.contains(c); };
    return (row.size() == 7 || row.size() == 4) && row.startsWith(u'#')
           && std::all_of(row.begin() + 1, row.end(), isDigit);
}

} // namespace

std::optional<char32_t> cellCharacter(QStringView cell)
{
    if (cell.isEmpty()) {
        return U' ';
    }
    constexpr qsizetype longest = 4; // a character of two units and its variation selector
    if (cell.size() > longest) {
        return std::nullopt;
    }
    cell = cell.endsWith(u'\ufe0f') ? cell.chopped(1) : cell; // variation selector for emoji in color
    const QList<uint> characters = cell.toUcs4();
    if (characters.size() == 1) {
        return characters.first();
    }
    constexpr uint letters = 26;
    bool isNumber = false;
    const uint number = cell.size() == 2 ? cell.toUInt(&isNumber) : 0;
    return isNumber && number >= 10 && number < 10 + letters ? std::optional(U'A' + (number - 10)) : std::nullopt;
}

void cleanUp(FoundMaze &maze)
{
    constexpr std::size_t fewest = 2; // rows of a table
    cutQuotation(maze.rows);
    cutSize(maze.rows);
    for (TextRow &row : maze.rows) {
        cutInvisible(row.text);
    }
    if (maze.rows.size() >= fewest) {
        joinCells(maze, u'\t') || joinCells(maze, u',') || joinCells(maze, u';') || joinCells(maze, u' ');
    }
    for (TextRow &row : maze.rows) {
        row.text = withoutTabs(row.text);
    }
    cutUnevenBlanks(maze.rows);
}

void cutIndentation(std::vector<TextRow> &rows)
{
    qsizetype indentation = std::numeric_limits<qsizetype>::max();
    for (const TextRow &row : rows) {
        const auto *const first = std::find_if(row.text.begin(), row.text.end(), [](QChar c) { return c != u' '; });
        const bool isBlank = first == row.text.end();
        indentation = isBlank && row.text.isEmpty() ? indentation
                      : isBlank                     ? 0
                                                    : std::min(indentation, qsizetype(first - row.text.begin()));
    }
    for (TextRow &row : rows) {
        row.text.remove(0, row.text.isEmpty() ? 0 : indentation);
        row.offset += row.text.isEmpty() ? 0 : indentation;
    }
}

bool hasWall(QStringView row)
{
    for (qsizetype i = 2; i < row.size(); ++i) {
        if (row[i] == row[i - 1] && row[i] == row[i - 2] && !row[i].isSpace() && row[i] != u'"') {
            return true;
        }
    }
    return false;
}

Likeness mazeLikenessOf(const FoundMaze &maze)
{
    const auto &rows = maze.rows;
    const auto count = [&rows](auto isSo) {
        return std::size_t(std::count_if(rows.begin(), rows.end(), [&](const TextRow &row) { return isSo(row.text); }));
    };
    const std::size_t words = count(readsLikeWords);
    const bool hasShape = count(hasWall) > 0;
    const bool isNone = rows.empty() || words * 2 >= rows.size() || count(isColor) == rows.size();
    if (isNone || (!hasShape && count(hasSign) == 0)) {
        return Likeness::None;
    }
    constexpr std::size_t fewestRows = 3;
    constexpr qsizetype narrowest = 3;
    const qsizetype width = widthOf(maze);
    if (rows.size() < 2 || width < 2) {
        return Likeness::LastResort;
    }
    const bool isDrawing = hasShape && rows.size() >= fewestRows && width >= narrowest && words * 4 < rows.size();
    return isDrawing ? Likeness::Drawing : Likeness::Some;
}

bool BoardCount::isRow(QStringView row)
{
    bool hasWall = false;
    for (const QChar c : row) {
        if (!u"#@+$*. -_\t"_s.contains(c)) {
            return false;
        }
        hasWall = hasWall || c == u'#';
    }
    return hasWall;
}

void BoardCount::add(QStringView row)
{
    ++m_rows;
    m_men += row.count(u'@') + row.count(u'+');
    m_boxes += row.count(u'$') + row.count(u'*');
    m_goals += row.count(u'.') + row.count(u'+') + row.count(u'*');
}

bool BoardCount::isBoard() const
{
    return m_rows >= 3 && m_men == 1 && m_boxes > 0 && m_boxes == m_goals;
}

bool areBoards(const std::vector<FoundMaze> &mazes)
{
    std::size_t boards = 0;
    for (const FoundMaze &maze : mazes) {
        BoardCount count;
        const bool isOfBoards = std::all_of(maze.rows.begin(), maze.rows.end(),
                                            [](const TextRow &row) { return BoardCount::isRow(row.text); });
        for (const TextRow &row : maze.rows) {
            count.add(row.text);
        }
        boards += isOfBoards && count.isBoard() ? 1 : 0;
    }
    return boards > 0 && boards * 2 >= mazes.size();
}
