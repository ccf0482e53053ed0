#include "gamecore/levelfile/mazelines.h"

#include <algorithm>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// Limit of rows in all mazes together: texts of short lines would take many times their size.
constexpr std::size_t mostRowsOfAll = 500'000;

/// Returns a line without the quotation marks of e-mails.
QStringView unquoted(QStringView line)
{
    while (line.startsWith(u"> ") || line.startsWith(u">>")) {
        line = line.sliced(1).trimmed();
    }
    return line;
}

/// True if a line looks like the row of a maze but is not a row of a board.
bool isOtherRow(QStringView line)
{
    line = line.trimmed();
    return line.size() > 2 && line.startsWith(u'#') && line.endsWith(u'#') && !readsLikeWords(line);
}

/// True if most blocks of rows in a text are Sokoban boards, and nothing else looks like a row.
bool isCollection(QStringView text)
{
    qint64 boards = 0;
    bool hasOthers = false;
    BoardCount count;
    const auto endBoard = [&] {
        const bool isLarge = count.rows() > 2;
        boards += count.isBoard() ? 1 : isLarge ? -1 : 0;
        count = {};
    };
    bool hasBoard = false;
    forEachLine(text, [&](QStringView line, qsizetype) {
        if (BoardCount::isRow(line)) {
            count.add(line);
            hasBoard = hasBoard || count.isBoard();
        } else {
            endBoard();
            hasOthers = hasOthers || isOtherRow(line);
        }
    });
    endBoard();
    return hasBoard && boards >= 0 && !hasOthers;
}

/// True if rows among program statements are a drawing: they begin with a wall and contain no words.
bool isClearDrawing(const FoundMaze &maze)
{
    const auto readsWell = [](const TextRow &row) { return readsLikeWords(row.text); };
    return mazeLikenessOf(maze) == Likeness::Drawing && hasWall(maze.rows.front().text)
           && std::none_of(maze.rows.begin(), maze.rows.end(), readsWell);
}

/// True if a row is a ruler in a comment: only walls, with no room between them.
bool isRuler(const TextRow &row)
{
    constexpr qsizetype longest = 200; // longer lines belong to mazes
    const QStringView line = QStringView(row.text).trimmed();
    const bool isOfOne =
        line.size() <= longest && std::all_of(line.begin(), line.end(), [&line](QChar c) { return c == line.front(); });
    return line.isEmpty()
           || (isOfOne && (line.front() == u'#' || (hasWall(line) && u"=-*~_+/"_s.contains(line.front()))));
}

/// True if a row begins and ends with the same sign, as rows between walls do.
bool isEnclosed(QStringView row)
{
    return row.size() > 1 && row.front() == row.back() && !row.front().isLetterOrNumber() && !row.front().isSpace();
}

/// True if at least half of the rows read like words.
bool isOfWordRows(const FoundMaze &maze)
{
    const auto isOfWords = [](const TextRow &row) {
        const QStringView line = QStringView(row.text).trimmed();
        // Letters without blanks or signs of markup may be cells.
        const bool mayBeCells =
            std::none_of(line.begin(), line.end(), [](QChar c) { return u" <>(){};:="_s.contains(c); });
        return !mayBeCells && readsLikeWords(line) && !isEnclosed(row.text);
    };
    const auto words = std::count_if(maze.rows.begin(), maze.rows.end(), isOfWords);
    return std::size_t(words) * 2 >= maze.rows.size();
}

bool isOfRulers(const FoundMaze &maze)
{
    constexpr std::size_t most = 8;
    return maze.rows.size() <= most && std::all_of(maze.rows.begin(), maze.rows.end(), isRuler);
}

QString headingOf(QStringView line)
{
    while (!line.isEmpty() && u"#*:; \t"_s.contains(line.front())) {
        line = line.sliced(1);
    }
    while (!line.isEmpty() && u"#*: \t"_s.contains(line.back())) {
        line.chop(1);
    }
    return mazeNameOf(line);
}

} // namespace

void MazeGatherer::addLine(QStringView line, qsizetype offset)
{
    const QStringView said = unquoted(line);
    const std::optional<NoteLine> note = noteOf(said);
    const bool goesOn = m_isProse && !m_hasSentenceEnded && isOfWords(said);
    m_isProse = !note && (isSentence(said) || goesOn);
    m_hasSentenceEnded = endsSentence(said);
    if (note) {
        addNote(*note);
    } else if (m_isProse || isStatement(said)) {
        m_statements += m_isProse ? 0 : 1;
        endMaze();
    } else {
        addRow(line, offset);
    }
    m_wasEmpty = line.trimmed().isEmpty();
}

void MazeGatherer::addBoardLine(QStringView line, qsizetype offset)
{
    const bool isEmpty = line.trimmed().isEmpty();
    if (BoardCount::isRow(line)) {
        addRow(line, offset);
    } else if (isEmpty) {
        endMaze();
    } else {
        addNote(noteBetweenBoards(line));
    }
    m_wasEmpty = isEmpty;
}

void MazeGatherer::addRow(QStringView line, qsizetype offset)
{
    const bool isEmpty = m_split == MazeSplit::BlankLines ? line.trimmed().isEmpty() : line.isEmpty();
    if (isEmpty && m_split == MazeSplit::BlankLines) {
        endMaze();
        return;
    }
    const bool fits = qsizetype(m_rows.size()) < m_most && m_rowsOfAll < mostRowsOfAll;
    m_found.isTooMuch = m_found.isTooMuch || m_rowsOfAll >= mostRowsOfAll;
    if (!isEmpty && m_filled == 0) {
        m_gaps.back().touchesBelow = !m_wasEmpty && !m_gaps.back().isEmpty;
    }
    if ((!isEmpty || m_filled > 0) && fits) {
        m_rows.push_back({offset, line.first(std::min(line.size(), mostRowUnits)).toString()});
        ++m_rowsOfAll;
    }
    m_filled = isEmpty ? m_filled : m_rows.size();
}

void MazeGatherer::addNote(const NoteLine &note)
{
    endMaze();
    Gap &gap = m_gaps.back();
    gap.touchesAbove = gap.isEmpty ? !m_wasEmpty : gap.touchesAbove;
    gap.isEmpty = false;
    if (note.kind == NoteLine::Kind::Other || note.text.isEmpty()) {
        return;
    }
    Notes &notes = gap.notes[std::size_t(note.kind)];
    notes.first = notes.first.isEmpty() ? note.text : notes.first;
    notes.last = note.text;
}

void MazeGatherer::endMaze()
{
    m_rows.resize(m_filled);
    if (!m_rows.empty() && m_found.mazes.size() >= DrawnMazes::mostMazes) {
        m_found.isTooMuch = true;
    } else if (!m_rows.empty()) {
        FoundMaze maze{.title = {}, .rows = std::move(m_rows)};
        cleanUp(maze);
        m_found.mazes.push_back(std::move(maze));
        m_gaps.emplace_back();
    }
    m_rows.clear();
    m_filled = 0;
}

FoundMazes MazeGatherer::takeAll()
{
    endMaze();
    giveNotes();
    m_found.areBoards = areBoards(m_found.mazes);
    return std::move(m_found);
}

FoundMazes MazeGatherer::take()
{
    constexpr int fewest = 3;
    FoundMazes found = takeAll();
    if (m_statements >= fewest) { // a program, whose other lines are not mazes
        std::erase_if(found.mazes, [](const FoundMaze &maze) { return !isClearDrawing(maze); });
    } else if (m_statements > 0) {
        std::erase_if(found.mazes, [](const FoundMaze &maze) { return mazeLikenessOf(maze) <= Likeness::LastResort; });
    }
    std::erase_if(found.mazes, isOfWordRows);
    const bool hasNotes = std::any_of(m_gaps.begin(), m_gaps.end(), [](const Gap &gap) { return !gap.isEmpty; });
    if (hasNotes || m_statements > 0) {
        std::erase_if(found.mazes, isOfRulers);
    }
    found.areBoards = areBoards(found.mazes);
    return found;
}

/// True if the notes of a kind are below their mazes in the whole text, because that leaves fewer notes over. In a tie,
/// empty lines decide, then the usual position.
bool MazeGatherer::areBelow(NoteLine::Kind kind) const
{
    const auto at = std::size_t(kind);
    const bool hasBefore = !m_gaps.front().notes[at].first.isEmpty();
    const bool hasBehind = !m_gaps.back().notes[at].first.isEmpty();
    if (hasBefore != hasBehind) {
        return hasBehind;
    }
    if (!hasBefore) {
        return kind == NoteLine::Kind::Title || kind == NoteLine::Kind::Author;
    }
    const auto above = std::count_if(m_gaps.begin() + 1, m_gaps.end(), [](const Gap &gap) { return gap.touchesAbove; });
    const auto below = std::count_if(m_gaps.begin(), m_gaps.end() - 1, [](const Gap &gap) { return gap.touchesBelow; });
    return above > below;
}

/// Returns the note next to a maze.
const QString &MazeGatherer::noteBeside(std::size_t maze, NoteLine::Kind kind, bool isBelow) const
{
    const Notes &notes = m_gaps[isBelow ? maze + 1 : maze].notes[std::size_t(kind)];
    return isBelow ? notes.first : notes.last;
}

void MazeGatherer::giveNotes()
{
    std::vector<FoundMaze> &mazes = m_found.mazes;
    for (const NoteLine::Kind kind : {NoteLine::Kind::Title, NoteLine::Kind::Heading, NoteLine::Kind::Bare}) {
        const bool isBelow = areBelow(kind);
        for (std::size_t i = 0; i < mazes.size(); ++i) {
            mazes[i].title = mazes[i].title.isEmpty() ? noteBeside(i, kind, isBelow) : mazes[i].title;
        }
    }
    const bool isBelow = areBelow(NoteLine::Kind::Author);
    const bool isOfAll =
        !isBelow && areBelow(NoteLine::Kind::Title) && !noteBeside(0, NoteLine::Kind::Title, true).isEmpty();
    for (std::size_t i = 0; i < mazes.size(); ++i) {
        const QString &author = noteBeside(i, NoteLine::Kind::Author, isBelow);
        mazes[i].author = author.isEmpty() && isOfAll ? noteBeside(0, NoteLine::Kind::Author, false) : author;
    }
}

FoundMazes mazesInLines(QStringView text, MazeSplit split, qsizetype most)
{
    MazeGatherer gatherer(split, most);
    const bool areBoards = split == MazeSplit::Boards || isCollection(text);
    forEachLine(text, [&](QStringView line, qsizetype offset) {
        areBoards ? gatherer.addBoardLine(line, offset) : gatherer.addLine(line, offset);
    });
    FoundMazes found = gatherer.take();
    for (FoundMaze &maze : found.mazes) {
        if (areBoards) {
            cutIndentation(maze.rows);
        }
    }
    return found;
}

FoundMazes vaultsIn(QStringView text, qsizetype most)
{
    if (!text.contains(u"ENDMAP")) {
        return {};
    }
    MazeGatherer gatherer(MazeSplit::Titles, most);
    QString name;
    bool isOpen = false;
    bool isClosed = false;
    forEachLine(text, [&](QStringView line, qsizetype offset) {
        const QStringView word = line.trimmed();
        if (!isOpen && word == u"MAP") {
            isOpen = true;
            gatherer.addNote({NoteLine::Kind::Heading, std::exchange(name, {})});
        } else if (isOpen && word == u"ENDMAP") {
            isOpen = false;
            isClosed = true;
            gatherer.endMaze();
        } else if (isOpen) {
            gatherer.addRow(line, offset);
        } else if (word.startsWith(u"NAME:")) {
            name = mazeNameOf(word.sliced(5));
        }
    });
    FoundMazes found = isClosed ? gatherer.takeAll() : FoundMazes();
    found.isVault = !found.mazes.empty();
    found.areBoards = false;
    return found;
}

std::vector<Fence> fencesIn(QStringView text)
{
    constexpr QStringView mark = u"```";
    std::vector<Fence> fences;
    QString above;
    qsizetype begin = -1;
    const auto close = [&](qsizetype end) {
        if (begin >= 0 && end > begin && fences.size() < DrawnMazes::mostMazes) {
            fences.push_back({text.sliced(begin, end - begin), std::exchange(above, {})});
        }
        begin = -1;
    };
    if (!text.contains(mark)) {
        return fences;
    }
    forEachLine(text, [&](QStringView line, qsizetype offset) {
        if (line.trimmed().startsWith(mark)) {
            const bool opens = begin < 0;
            close(offset);
            begin = opens ? std::min(offset + line.size() + 1, text.size()) : -1;
        } else if (begin < 0 && !line.trimmed().isEmpty()) {
            const std::optional<NoteLine> note = noteOf(line);
            above = note ? note->text : headingOf(line);
        }
    });
    close(text.size());
    return fences;
}
