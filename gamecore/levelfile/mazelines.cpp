#include "gamecore/levelfile/mazelines.h"

#include "gamecore/levelfile/mazeprose.h"
#include "gamecore/levelfile/mazetitle.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype tabWidth = 8;
/// More UTF-16 units than a row may have characters.
constexpr qsizetype mostUnits = qsizetype(2) * longestToldRow;
/// Rows of all mazes together: a text of short lines would take many times its size.
constexpr std::size_t mostRowsOfAll = 500'000;

/// A row with its tabs as blanks; cut where it is too long for a level anyway: copies of a text take as much as itself.
QString withoutTabs(QStringView line)
{
    line = line.first(std::min(line.size(), mostUnits));
    if (!line.contains(u'\t')) {
        return line.toString();
    }
    QString row;
    for (const QChar c : line) {
        if (row.size() >= mostUnits) {
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

/// Cuts blanks behind the last character of all rows, if only some rows have them: an editor left them there. Where
/// all rows have them they are floor.
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

/// Goes through lines and gathers the rows of one maze after the other.
class MazeGatherer {
public:
    MazeGatherer(MazeSplit split, qsizetype most) : m_split(split), m_most(most) {}

    /// A line of a text whose mazes nothing but their lines part.
    void addLine(QStringView line, qsizetype offset)
    {
        const std::optional<TitleLine> title = titleLineOf(line);
        const bool goesOn = m_isProse && !m_hasSentenceEnded && isOfWords(line);
        m_isProse = !title && (isSentence(line) || goesOn);
        m_hasSentenceEnded = endsSentence(line);
        if (title) {
            addTitle(*title);
        } else if (m_isProse) {
            endMaze();
        } else {
            addRow(line, offset);
        }
    }

    void addRow(QStringView line, qsizetype offset)
    {
        const bool isEmpty = m_split == MazeSplit::BlankLines ? line.trimmed().isEmpty() : line.isEmpty();
        if (isEmpty && m_split == MazeSplit::BlankLines) {
            endMaze();
            return;
        }
        const bool fits = qsizetype(m_rows.size()) < m_most && m_rowsOfAll < mostRowsOfAll;
        m_found.isTooMuch = m_found.isTooMuch || m_rowsOfAll >= mostRowsOfAll;
        if ((!isEmpty || m_filled > 0) && fits) {
            m_rows.push_back({offset, withoutTabs(line)});
            ++m_rowsOfAll;
        }
        m_filled = isEmpty ? m_filled : m_rows.size();
    }

    void addTitle(const TitleLine &line)
    {
        endMaze();
        addAuthor(line.author);
        if (line.title.isEmpty()) {
            return;
        }
        // The first title of a text tells whether titles stand above or below their mazes.
        m_titlesFollow = m_titlesFollow.value_or(line.isNamed && !m_found.mazes.empty());
        if (*m_titlesFollow && line.isNamed && m_found.mazes.back().title.isEmpty()) {
            m_found.mazes.back().title = line.title;
        } else {
            m_author = m_title.isEmpty() ? m_author : QString(); // that of a maze that never came
            m_title = line.title;
        }
    }

    /// A title that counts if no other comes before the next maze.
    void suggestTitle(const QString &title) { m_title = title; }

    void endMaze()
    {
        m_rows.resize(m_filled);
        if (!m_rows.empty() && m_found.mazes.size() >= DrawnMazes::mostMazes) {
            m_found.isTooMuch = true;
        } else if (!m_rows.empty()) {
            cutUnevenBlanks(m_rows);
            m_found.mazes.push_back({.title = std::exchange(m_title, {}),
                                     .author = std::exchange(m_author, {}),
                                     .rows = std::move(m_rows)});
        }
        m_rows.clear();
        m_filled = 0;
    }

    FoundMazes take(bool isVault)
    {
        endMaze();
        m_found.isVault = isVault;
        return std::move(m_found);
    }

private:
    /// Of the maze above where titles stand below theirs; also where no title of the next one has come yet, and nobody
    /// drew the one above so far.
    void addAuthor(const QString &author)
    {
        const bool mayFollow = !author.isEmpty() && !m_found.mazes.empty() && m_title.isEmpty();
        if (mayFollow && (m_titlesFollow.value_or(false) || m_found.mazes.back().author.isEmpty())) {
            m_found.mazes.back().author = author;
        } else if (!author.isEmpty()) {
            m_author = author;
        }
    }

    MazeSplit m_split;
    qsizetype m_most;
    FoundMazes m_found;
    std::vector<TextRow> m_rows; ///< of the maze that is being gathered
    std::size_t m_filled = 0;    ///< of these, up to the last that is not empty
    std::size_t m_rowsOfAll = 0;
    QString m_title;                 ///< of the maze that comes
    QString m_author;                ///< of it
    bool m_isProse = false;          ///< the line before belongs to sentences
    bool m_hasSentenceEnded = false; ///< with the line before
    std::optional<bool> m_titlesFollow;
};

/// A line that opens or closes a fence: backticks, or three quotes as in Python.
bool opensFence(QStringView line)
{
    line = line.trimmed();
    return line.startsWith(u"```") || line.endsWith(u"\"\"\"") || line.endsWith(u"'''");
}

bool closesFence(QStringView line)
{
    line = line.trimmed();
    return line.startsWith(u"```") || line.startsWith(u"\"\"\"") || line.startsWith(u"'''");
}

/// Calls `take` with each line and its offset.
template<typename Take>
void forEachLine(QStringView text, const Take &take)
{
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype found = text.indexOf(u'\n', at);
        const qsizetype end = found < 0 ? text.size() : found;
        take(text.sliced(at, end - at), at);
        at = end + 1;
    }
}

/// What a text is besides plain rows, from its marks.
struct Marks {
    int fences = 0; ///< lines that could open one
    bool hasMap = false;
};

Marks marksOf(QStringView text)
{
    Marks marks;
    bool isMapOpen = false;
    const bool mayHave = text.contains(u"```") || text.contains(u"\"\"\"") || text.contains(u"'''");
    if (mayHave || text.contains(u"ENDMAP")) {
        forEachLine(text, [&](QStringView line, qsizetype) {
            marks.fences += opensFence(line) ? 1 : 0;
            isMapOpen = isMapOpen || line.trimmed() == u"MAP";
            marks.hasMap = marks.hasMap || (isMapOpen && line.trimmed() == u"ENDMAP");
        });
    }
    return marks;
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

/// Only what stands in fences; of several the line above each may name it.
FoundMazes mazesInFences(QStringView text, MazeSplit split, qsizetype most, bool areSeveral)
{
    MazeGatherer gatherer(split, most);
    bool isOpen = false;
    QString above;
    forEachLine(text, [&](QStringView line, qsizetype offset) {
        if (isOpen ? closesFence(line) : opensFence(line)) {
            gatherer.endMaze();
            gatherer.suggestTitle(isOpen || !areSeveral ? QString() : above);
            above = isOpen ? QString() : above;
            isOpen = !isOpen;
        } else if (!isOpen) {
            const std::optional<TitleLine> title = titleLineOf(line);
            above = line.trimmed().isEmpty() ? above : title ? title->title : headingOf(line);
        } else {
            gatherer.addLine(line, offset);
        }
    });
    return gatherer.take(false);
}

/// Only what stands between `MAP` and `ENDMAP`; `NAME:` names what comes.
FoundMazes vaultsIn(QStringView text, qsizetype most)
{
    MazeGatherer gatherer(MazeSplit::Titles, most);
    bool isOpen = false;
    forEachLine(text, [&](QStringView line, qsizetype offset) {
        const QStringView word = line.trimmed();
        if (word == (isOpen ? u"ENDMAP" : u"MAP")) {
            isOpen = !isOpen;
            if (!isOpen) {
                gatherer.endMaze();
            }
        } else if (isOpen) {
            gatherer.addRow(line, offset);
        } else if (word.startsWith(u"NAME:")) {
            gatherer.suggestTitle(mazeNameOf(word.sliced(5)));
        }
    });
    return gatherer.take(true);
}

} // namespace

FoundMazes mazesInLines(QStringView text, MazeSplit split, qsizetype most)
{
    const Marks marks = marksOf(text);
    if (marks.hasMap) {
        return vaultsIn(text, most);
    }
    if (marks.fences > 0) {
        return mazesInFences(text, split, most, marks.fences > 2);
    }
    MazeGatherer gatherer(split, most);
    forEachLine(text, [&](QStringView line, qsizetype offset) { gatherer.addLine(line, offset); });
    return gatherer.take(false);
}
