#pragma once

#include "gamecore/levelfile/drawntext.h"
#include "gamecore/levelfile/mazenotes.h"
#include "gamecore/levelfile/mazerows.h"

#include <array>

/// The mazes found in a text.
struct FoundMazes {
    std::vector<FoundMaze> mazes = {};
    bool isVault = false;
    bool areBoards = false; ///< Sokoban boards
    bool isTooMuch = false; ///< some mazes were left out because there are too many
};

/// Collects mazes row by row, and assigns them the titles and authors found between them.
class MazeGatherer {
public:
    /// Keeps `most` rows of each maze.
    MazeGatherer(MazeSplit split, qsizetype most) : m_split(split), m_most(most) {}

    /// Adds a line of a text: a row, a note or a sentence.
    void addLine(QStringView line, qsizetype offset);
    /// Adds a line of a Sokoban collection. A line with a character that boards do not have ends the board.
    void addBoardLine(QStringView line, qsizetype offset);
    void addRow(QStringView line, qsizetype offset);
    void addNote(const NoteLine &note);
    void endMaze();

    /// Ends the last maze and assigns titles to all of them: those above or those below, whichever leaves none over.
    FoundMazes takeAll();
    /// Returns the mazes of a text of any kind. Drops rows of words, and rulers drawn between notes. If the text has a
    /// statement of a program, drops single rows and rows without signs and walls; with three statements, keeps only
    /// clear drawings.
    FoundMazes take();

private:
    static constexpr std::size_t kindCount = std::size_t(NoteLine::Kind::Other);
    /// The first and the last note of a kind in a gap.
    struct Notes {
        QString first;
        QString last;
    };
    /// The notes before, between or after mazes.
    struct Gap {
        std::array<Notes, kindCount> notes;
        bool touchesAbove = false; ///< the first note directly follows the maze above
        bool touchesBelow = false; ///< the maze below directly follows the last note
        bool isEmpty = true;
    };

    bool areBelow(NoteLine::Kind kind) const;
    const QString &noteBeside(std::size_t maze, NoteLine::Kind kind, bool isBelow) const;
    void giveNotes();

    MazeSplit m_split;
    qsizetype m_most;
    FoundMazes m_found;
    std::vector<Gap> m_gaps = std::vector<Gap>(1); ///< one more than mazes
    std::vector<TextRow> m_rows;                   ///< rows of the current maze
    std::size_t m_filled = 0;                      ///< number of rows up to the last one that is not empty
    std::size_t m_rowsOfAll = 0;
    bool m_isProse = false;          ///< the previous line belongs to a sentence
    bool m_hasSentenceEnded = false; ///< the previous line ended a sentence
    bool m_wasEmpty = false;         ///< the previous line was empty
    int m_statements = 0;            ///< lines of programs
};

/// Calls `take` with each line of a text and its offset. Lines end in LF.
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

/// Collects the mazes from all lines that are not notes, sentences or statements of programs. From a Sokoban
/// collection, collects the boards.
FoundMazes mazesInLines(QStringView text, MazeSplit split, qsizetype most);

/// Collects the mazes between lines `MAP` and `ENDMAP`; `NAME:` titles the next one. An empty list if there are no such
/// lines.
FoundMazes vaultsIn(QStringView text, qsizetype most);

/// The text in a fence of three backticks.
struct Fence {
    QStringView text;
    QString heading; ///< the line above
};
std::vector<Fence> fencesIn(QStringView text);
