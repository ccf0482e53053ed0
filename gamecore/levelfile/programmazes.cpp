#include "gamecore/levelfile/programmazes.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

struct MazeCandidate {
    FoundMaze maze;
    Likeness likeness = Likeness::None;
};

qsizetype cellsOf(const FoundMaze &maze)
{
    qsizetype width = 0;
    for (const TextRow &row : maze.rows) {
        width = std::max(width, row.text.size());
    }
    return width * qsizetype(maze.rows.size());
}

/// A string literal with its escapes resolved.
struct CodeString {
    qsizetype offset = 0;
    QString text;
};

/// An open bracket with its contents so far.
struct Frame {
    bool isCall = false;  ///< arguments of a call, or an index
    bool isGroup = false; ///< round brackets
    bool isPure = true;   ///< only strings, cells and lists of cells
    bool areCells = true; ///< only one-character strings, numbers and one-letter names
    bool hasStrings = false;
    bool hasNumbers = false;           ///< numbers or names
    std::vector<TextRow> strings = {}; ///< includes cells
    std::vector<TextRow> lists = {};   ///< one row for each list of cells
    QString name = {};
    std::size_t candidates = 0; ///< number of candidates before it
};

/// Scanner of program text, sign by sign.
class ProgramReader {
public:
    ProgramReader(QStringView text, qsizetype most) : m_text(text), m_most(most) { m_frames.emplace_back(); }

    std::vector<MazeCandidate> read()
    {
        while (m_at < m_text.size()) {
            readSign();
        }
        endRun();
        while (m_frames.size() > 1) {
            closeFrame();
        }
        closeRoot();
        return std::move(m_candidates);
    }

private:
    static constexpr std::size_t deepest = 64;
    static constexpr std::size_t mostCandidates = 4 * DrawnMazes::mostMazes;

    enum class Before : std::uint8_t { Other, Name, Close, String };

    QChar peek(qsizetype by = 0) const { return m_at + by < m_text.size() ? m_text[m_at + by] : QChar(); }
    bool isAt(QStringView word) const { return m_text.sliced(m_at).startsWith(word); }

    void readSign()
    {
        const QChar c = peek();
        if (c.isSpace() || c == u'\\') {
            ++m_at;
        } else if (skipsComment()) {
            return;
        } else if (u"\"'`"_s.contains(c) && m_at >= (c == u'`' ? m_lastBackquote : m_brokenUntil)) {
            readString(false);
        } else if (c.isLetter() || c == u'_') {
            readName();
        } else if (c.isDigit()) {
            readNumber();
        } else if (u"[({"_s.contains(c)) {
            openFrame(c);
        } else if (u"])}"_s.contains(c)) {
            endRun();
            ++m_at;
            m_skipped > 0 ? void(--m_skipped) : closeFrame();
            m_before = Before::Close;
        } else {
            readMark(c);
        }
    }

    /// Skips comments of all four languages. Only Python comments could be rows of a maze.
    bool skipsComment()
    {
        if (isAt(u"/*")) {
            const qsizetype end = m_text.indexOf(u"*/", m_at + 2);
            m_at = end < 0 ? m_text.size() : end + 2;
            return true;
        }
        const bool isDecrement = isAt(u"--") && !u" -["_s.contains(peek(2)) && m_at > 0 && m_text[m_at - 1] != u'\n';
        const bool isLine = peek() == u'#' || isAt(u"//") || (isAt(u"--") && !isDecrement);
        m_at = isLine ? lineEnd() : m_at;
        return isLine;
    }

    qsizetype lineEnd() const
    {
        const qsizetype end = m_text.indexOf(u'\n', m_at);
        return end < 0 ? m_text.size() : end;
    }

    void readMark(QChar c)
    {
        const bool joins = c == u'+' || isAt(u"..");
        if (c == u'=' || c == u':') {
            m_pendingName = m_name;
        }
        if (c != u',' && !joins && c != u'&') {
            m_frames.back().isPure = m_frames.size() == 1 && c == u';' && m_frames.back().isPure;
        }
        if (!joins) {
            endRun();
            m_mayRun = c == u'=' || c == u':';
        }
        m_at += isAt(u"..") ? 2 : 1;
        m_before = Before::Other;
    }

    void readName()
    {
        qsizetype end = m_at;
        while (end < m_text.size() && (m_text[end].isLetterOrNumber() || m_text[end] == u'_')) {
            ++end;
        }
        const QStringView name = m_text.sliced(m_at, end - m_at);
        const bool isPrefix =
            name.size() <= 2 && end < m_text.size() && u"\"'"_s.contains(m_text[end])
            && std::all_of(name.begin(), name.end(), [](QChar c) { return u"rRbBfFuU"_s.contains(c); });
        if (isPrefix && end >= m_brokenUntil) {
            m_at = end;
            readString(name.contains(u'r', Qt::CaseInsensitive));
            return;
        }
        endRun();
        recover();
        constexpr std::array words{u"return", u"in", u"and", u"or", u"yield", u"list"};
        const bool isWord = std::any_of(words.begin(), words.end(), [&](const char16_t *word) { return name == word; });
        m_mayRun = name == u"return";
        m_name = m_frames.back().isCall || isWord ? m_name : name.toString();
        if (name.size() == 1) {
            addCell(m_at, name);
        } else if (name != u"list" && name != u"new") {
            m_frames.back().isPure = false;
        }
        m_at = end;
        m_before = isWord ? Before::Other : Before::Name;
    }

    /// Drops brackets that were never closed, such as those after a sign mistaken for a comment, when a statement
    /// begins in column 1.
    void recover()
    {
        constexpr std::size_t usual = 16;
        if (m_frames.size() > usual && (m_at == 0 || m_text[m_at - 1] == u'\n')) {
            m_frames.resize(1);
            m_skipped = 0;
        }
    }

    void readNumber()
    {
        qsizetype end = m_at;
        while (end < m_text.size() && (m_text[end].isLetterOrNumber() || m_text[end] == u'.')) {
            ++end;
        }
        endRun();
        addCell(m_at, m_text.sliced(m_at, end - m_at));
        m_at = end;
        m_before = Before::Other;
    }

    void openFrame(QChar bracket)
    {
        endRun();
        if (bracket == u'[' && readsLongString()) {
            return;
        }
        ++m_at;
        if (m_frames.size() >= deepest) {
            ++m_skipped;
            return;
        }
        const bool isCall = bracket != u'{' && (m_before == Before::Name || m_before == Before::Close);
        m_frames.push_back({.isCall = isCall,
                            .isGroup = bracket == u'(',
                            .name = std::exchange(m_pendingName, {}),
                            .candidates = m_candidates.size()});
        m_mayRun = bracket == u'(' && !isCall;
        m_before = Before::Other;
    }

    void closeFrame()
    {
        if (m_frames.size() == 1) {
            return; // the text may be a part of a list
        }
        Frame frame = std::move(m_frames.back());
        m_frames.pop_back();
        m_pendingName = frame.name.isEmpty() ? m_pendingName : QString();
        Frame &outer = m_frames.back();
        const bool isOfCells = frame.isPure && frame.areCells && !frame.strings.empty() && frame.lists.empty();
        const bool isInList = m_frames.size() > 1 && !outer.isCall;
        if (isOfCells && isInList && !frame.isCall) {
            TextRow row{frame.strings.front().offset, {}};
            for (const TextRow &cell : frame.strings) {
                row.text += cell.text;
            }
            if (qsizetype(outer.lists.size()) < m_most) {
                outer.lists.push_back(std::move(row));
            }
            return;
        }
        if (frame.isGroup && !frame.isCall && frame.isPure && frame.hasStrings && frame.strings.size() == 1) {
            addString({.offset = frame.strings.front().offset, .text = frame.strings.front().text});
            return;
        }
        outer.isPure = outer.isPure && m_frames.size() == 1 && !frame.isCall;
        addFrame(std::move(frame));
    }

    /// Adds the contents of a bracket, or of the top level, as a maze.
    void addFrame(Frame frame)
    {
        if (!frame.isPure || frame.isCall) {
            return;
        }
        const bool isOfLists = frame.strings.empty();
        if (!isOfLists && !frame.lists.empty()) {
            return;
        }
        if (!isOfLists && !frame.hasStrings) {
            return; // numbers in one list
        }
        FoundMaze maze{.title = frame.name,
                       .rows = std::move(isOfLists ? frame.lists : frame.strings),
                       .cellStep = isOfLists ? 0 : 1};
        // Adjacent strings became candidates on their own earlier.
        m_candidates.resize(std::min(m_candidates.size(), frame.candidates));
        addCandidate(std::move(maze));
    }

    void closeRoot()
    {
        Frame &root = m_frames.front();
        if (root.isPure && !root.areCells && root.candidates == m_candidates.size()) {
            root.lists.clear();
            addFrame(std::move(root));
        }
    }

    void addCandidate(FoundMaze maze)
    {
        const Likeness likeness = mazeLikenessOf(maze);
        if (likeness != Likeness::None && m_candidates.size() < mostCandidates) {
            m_candidates.push_back({std::move(maze), likeness});
        }
    }

    /// Adds lines of a text, which may be documentation. A small maze must have more signs than letters.
    void addText(FoundMaze maze)
    {
        qsizetype letters = 0;
        qsizetype signs = 0;
        for (const TextRow &row : maze.rows) {
            for (const QChar c : row.text) {
                letters += c.isLetter() ? 1 : 0;
                signs += c.isLetter() || c.isSpace() ? 0 : 1;
            }
        }
        if (signs > letters || mazeLikenessOf(maze) == Likeness::Drawing) {
            addCandidate(std::move(maze));
        }
    }

    void addCell(qsizetype offset, QStringView cell)
    {
        Frame &frame = m_frames.back();
        const std::optional<char32_t> character = cellCharacter(cell);
        if (!character || (frame.hasStrings && !frame.areCells)) {
            frame.isPure = false;
        } else if (frame.hasNumbers = true; frame.isPure && frame.strings.size() < std::size_t(mostRowUnits)) {
            frame.strings.push_back({offset, QStringView(QChar::fromUcs4(*character)).toString()});
        }
    }

    /// Adds a string to its list or concatenation.
    void addString(const CodeString &string)
    {
        m_before = Before::String;
        Frame &frame = m_frames.back();
        std::vector<TextRow> rows = rowsOf(string);
        if (rows.size() > 1) {
            addLines(string);
            frame.isPure = false;
            return;
        }
        TextRow row = rows.empty() ? TextRow{string.offset, {}} : std::move(rows.front());
        const bool isFull = qsizetype(frame.strings.size()) >= m_most;
        frame.areCells = frame.areCells && row.text.toUcs4().size() <= 1;
        frame.isPure = frame.isPure && (frame.areCells || !frame.hasNumbers);
        frame.hasStrings = true;
        if (!frame.isCall && m_mayRun && qsizetype(m_run.size()) < m_most) {
            m_run.push_back(row);
        }
        const bool mayAdd = frame.isPure && !frame.isCall && (!isFull || frame.areCells);
        if (mayAdd && frame.strings.size() < std::size_t(mostRowUnits)) {
            frame.strings.push_back(std::move(row));
        }
    }

    /// Returns the rows of a string, separated by `\n`.
    static std::vector<TextRow> rowsOf(const CodeString &string)
    {
        std::vector<TextRow> rows;
        qsizetype at = 0;
        while (at < string.text.size() && string.text[at] == u'\n') {
            ++at; // a row may begin with its line break
        }
        while (at < string.text.size() && rows.size() < 2) {
            const qsizetype found = string.text.indexOf(u'\n', at);
            const qsizetype end = found < 0 ? string.text.size() : found;
            rows.push_back({string.offset + at, string.text.sliced(at, std::min(end - at, mostRowUnits))});
            at = end + 1;
        }
        return rows;
    }

    /// Adds a multi-line string, which may hold one maze, several or none.
    void addLines(const CodeString &string)
    {
        QStringView text = string.text;
        const qsizetype last = text.lastIndexOf(u'\n') + 1;
        text = text.sliced(last).trimmed().isEmpty() ? text.first(last) : text; // indentation of the closing quotes
        FoundMazes found = mazesInLines(text, MazeSplit::Titles, m_most);
        const QString name = std::exchange(m_pendingName, {});
        for (FoundMaze &maze : found.mazes) {
            for (TextRow &row : maze.rows) {
                row.offset += string.offset;
            }
            cutIndentation(maze.rows);
            maze.title = maze.title.isEmpty() ? name : maze.title;
            addText(std::move(maze));
        }
    }

    /// Ends a concatenation of strings, which is a maze outside lists.
    void endRun()
    {
        if (m_run.size() > 1) {
            addText({.title = std::exchange(m_pendingName, {}), .rows = std::move(m_run)});
        }
        m_run.clear();
        m_mayRun = false;
    }

    void readString(bool isRaw)
    {
        const QChar quote = peek();
        const std::array triple{quote, quote, quote};
        const bool isTriple = quote != u'`' && isAt(QStringView(triple.data(), 3));
        const bool isOfLines = isTriple || quote == u'`';
        const QStringView closing = isTriple ? QStringView(triple.data(), 3) : QStringView(triple.data(), 1);
        CodeString string{.offset = m_at + closing.size(), .text = {}};
        qsizetype at = string.offset;
        if (isOfLines && m_text.sliced(at).startsWith(u"\\\n")) {
            at += 2;
            string.offset = at;
        }
        for (;;) {
            if (at >= m_text.size() || (!isOfLines && m_text[at] == u'\n')) {
                if (!isTriple) {
                    refuseString(at);
                    return;
                }
                break;
            }
            if (m_text.sliced(at).startsWith(closing)) {
                break;
            }
            at = m_text[at] == u'\\' && !isRaw ? readEscape(at, string.text) : (string.text += m_text[at], at + 1);
        }
        m_at = std::min(at + closing.size(), m_text.size());
        addString(string);
    }

    /// Rejects the beginning of a string that was an apostrophe or a cell of a maze.
    void refuseString(qsizetype end)
    {
        (peek() == u'`' ? m_lastBackquote : m_brokenUntil) = end;
        m_frames.back().isPure = false;
        endRun();
        m_before = Before::Other;
        ++m_at;
    }

    /// Reads an escape and returns the position after it.
    qsizetype readEscape(qsizetype at, QString &text) const
    {
        if (at + 1 >= m_text.size()) {
            return at + 1;
        }
        const QChar c = m_text[at + 1];
        const qsizetype digits = c == u'u' ? 4 : c == u'x' ? 2 : 0;
        bool isNumber = false;
        const uint number =
            digits > 0 && at + 2 + digits <= m_text.size() ? m_text.sliced(at + 2, digits).toUInt(&isNumber, 16) : 0;
        if (isNumber) {
            text += QChar(char16_t(number));
            return at + 2 + digits;
        }
        text += c == u'n' ? QString(u'\n') : c == u't' ? QString(u'\t') : c == u'\n' ? QString() : QString(c);
        return at + 2;
    }

    /// Reads a Lua long string, `[[ .. ]]`, and tells it from a nested Python list: it has several lines, but neither
    /// quotes nor commas.
    bool readsLongString()
    {
        if (!isAt(u"[[")) {
            return false;
        }
        const qsizetype from = m_at + 2;
        const auto find = [&](qsizetype &cached, QStringView what) {
            if (cached < from) {
                const qsizetype found = m_text.indexOf(what, from);
                cached = found < 0 ? m_text.size() : found;
            }
            return cached;
        };
        const qsizetype end = find(m_nextEnd, u"]]");
        const bool isPlain = find(m_nextQuote, u"\"") > end && find(m_nextApostrophe, u"'") > end
                             && find(m_nextComma, u",") > end && find(m_nextLine, u"\n") < end;
        if (end >= m_text.size() || !isPlain) {
            return false;
        }
        const qsizetype first = m_text[from] == u'\n' ? from + 1 : from;
        const CodeString string{.offset = first, .text = m_text.sliced(first, end - first).toString()};
        m_at = end + 2;
        addString(string);
        return true;
    }

    QStringView m_text;
    qsizetype m_most;
    qsizetype m_at = 0;
    qsizetype m_brokenUntil = 0;   ///< quotes before this offset begin no string
    qsizetype m_lastBackquote = 0; ///< backquotes before this offset begin no string
    qsizetype m_nextEnd = -1;      ///< end of the next long string, cached
    qsizetype m_nextQuote = -1;
    qsizetype m_nextApostrophe = -1;
    qsizetype m_nextComma = -1;
    qsizetype m_nextLine = -1;
    std::vector<Frame> m_frames;
    qint64 m_skipped = 0; ///< brackets open beyond the depth limit
    Before m_before = Before::Other;
    bool m_mayRun = false;      ///< strings here may be concatenated
    std::vector<TextRow> m_run; ///< strings side by side or joined with `+`
    QString m_name;             ///< the last name read
    QString m_pendingName;      ///< name for the next list or string
    std::vector<MazeCandidate> m_candidates;
};

} // namespace

FoundMazes mazesInProgram(QStringView text, qsizetype most)
{
    std::vector<MazeCandidate> candidates = ProgramReader(text, most).read();
    FoundMazes found;
    const auto best = std::max_element(candidates.begin(), candidates.end(), [](const auto &a, const auto &b) {
        return std::pair(a.likeness, cellsOf(a.maze)) < std::pair(b.likeness, cellsOf(b.maze));
    });
    if (best == candidates.end()) {
        return found;
    }
    const bool takesAll = best->likeness == Likeness::Drawing;
    for (MazeCandidate &candidate : candidates) {
        const bool isTaken = takesAll ? candidate.likeness == Likeness::Drawing : &candidate == &*best;
        found.isTooMuch = found.isTooMuch || (isTaken && found.mazes.size() >= DrawnMazes::mostMazes);
        if (isTaken && !found.isTooMuch) {
            found.mazes.push_back(std::move(candidate.maze));
        }
    }
    const QString first = found.mazes.front().title; // the name of a variable
    const bool areAlike = std::all_of(found.mazes.begin(), found.mazes.end(),
                                      [&first](const FoundMaze &maze) { return maze.title == first; });
    for (FoundMaze &maze : found.mazes) {
        maze.title = areAlike ? QString() : maze.title;
    }
    found.areBoards = areBoards(found.mazes);
    return found;
}
