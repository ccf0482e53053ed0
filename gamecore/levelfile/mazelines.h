#pragma once

#include "gamecore/levelfile/drawntext.h"
#include "gamecore/levelfile/mazenotes.h"
#include "gamecore/levelfile/mazerows.h"

#include <array>

/// The mazes of a text as they are gathered.
struct FoundMazes {
    std::vector<FoundMaze> mazes = {};
    bool isVault = false;
    bool areBoards = false; ///< of Sokoban
    bool isTooMuch = false; ///< there are more than may be; the others are left out
};

/// Gathers mazes row by row, and gives them the titles and authors that stand between them.
class MazeGatherer {
public:
    /// Takes `most` rows of a maze.
    MazeGatherer(MazeSplit split, qsizetype most) : m_split(split), m_most(most) {}

    /// Adds a line of a text: a row, a note or a sentence.
    void addLine(QStringView line, qsizetype offset);
    /// Adds a line of a Sokoban collection, in which a line with anything that boards do not have ends the board.
    void addBoardLine(QStringView line, qsizetype offset);
    void addRow(QStringView line, qsizetype offset);
    void addNote(const NoteLine &note);
    void endMaze();

    /// Ends the last maze and gives all of them their titles: those above or those below, whichever leaves none over.
    FoundMazes takeAll();
    /// Takes the mazes of a text in which anything may stand. Leaves out rows of words, and lines drawn between notes.
    /// Beside a statement of a program, single rows and rows without signs and walls are no maze; beside three, only
    /// clear drawings are.
    FoundMazes take();

private:
    static constexpr std::size_t kindCount = std::size_t(NoteLine::Kind::Other);
    /// The first and the last note of a kind in a gap.
    struct Notes {
        QString first;
        QString last;
    };
    /// The notes before, between or behind mazes.
    struct Gap {
        std::array<Notes, kindCount> notes;
        bool touchesAbove = false; ///< the first note follows the maze above without an empty line
        bool touchesBelow = false; ///< the maze below follows the last note without an empty line
        bool isEmpty = true;
    };

    bool areBelow(NoteLine::Kind kind) const;
    const QString &noteBeside(std::size_t maze, NoteLine::Kind kind, bool isBelow) const;
    void giveNotes();

    MazeSplit m_split;
    qsizetype m_most;
    FoundMazes m_found;
    std::vector<Gap> m_gaps = std::vector<Gap>(1); ///< one more than mazes
    std::vector<TextRow> m_rows;                   ///< of the maze that is being gathered
    std::size_t m_filled = 0;                      ///< of these, up to the last that is not empty
    std::size_t m_rowsOfAll = 0;
    bool m_isProse = false;          ///< the line before belongs to sentences
    bool m_hasSentenceEnded = false; ///< with the line before
    bool m_wasEmpty = false;         ///< the line before
    int m_statements = 0;            ///< lines of programs
};

/// Calls `take` with each line of a text, which ends in LF, and its offset.
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

/// Gathers the mazes from all lines that are not notes, sentences or statements of programs; from a Sokoban collection
/// its boards.
FoundMazes mazesInLines(QStringView text, MazeSplit split, qsizetype most);

/// Gathers the mazes between lines `MAP` and `ENDMAP`; `NAME:` names the next one. None if there are no such lines.
FoundMazes vaultsIn(QStringView text, qsizetype most);

/// The text in a fence of three backticks.
struct Fence {
    QStringView text;
    QString heading; ///< the line above
};
std::vector<Fence> fencesIn(QStringView text);
