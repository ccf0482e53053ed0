#pragma once

#include "gamecore/levelfile/drawntext.h"
#include "gamecore/levelfile/mazenotes.h"
#include "gamecore/levelfile/mazerows.h"

#include <array>

/// The mazes found in a text.
struct FoundMazes {
    std::vector<FoundMaze> mazes = {};
    bool isVault = false;   ///< true if the mazes are drawn between lines `MAP` and `ENDMAP`
    bool areBoards = false; ///< true if at least half of the mazes are Sokoban levels
    bool isTooMuch = false; ///< true if mazes or rows were left out because there are too many
};

/// A collector of mazes, to which a text is added line by line. It assigns each maze the title and author found beside
/// it.
class MazeGatherer {
public:
    /// Stores at most `most` rows of each maze, and drops all further rows.
    MazeGatherer(MazeSplit split, qsizetype most) : m_split(split), m_most(most) {}

    /// Adds a line of any text: a row, a note, a sentence or a statement of a program. All of these except rows end a
    /// maze. In this and the following functions, `offset` is the position of the line in the text, in UTF-16 units.
    void addLine(QStringView line, qsizetype offset);
    /// Adds a line of a Sokoban collection. A line that is not a row of a board ends the board; unless it is blank, it
    /// is also a note.
    void addBoardLine(QStringView line, qsizetype offset);
    /// Adds a row of a maze, whatever it contains. Empty rows before the first row that is not empty are dropped. With
    /// MazeSplit::BlankLines, a blank row ends the maze instead.
    void addRow(QStringView line, qsizetype offset);
    /// Ends the current maze and adds a title or note.
    void addNote(const NoteLine &note);
    /// Ends the current maze, if any. Empty rows at its end are dropped.
    void endMaze();

    /// Ends the last maze and returns all mazes with their titles and authors. Each kind of note belongs either to the
    /// maze below or to the maze above, whichever leaves fewer notes over in the whole text.
    FoundMazes takeAll();
    /// Does the same as takeAll() for a text of any kind, but drops the following, which are probably no mazes:
    /// - mazes in which at least half of the rows are words;
    /// - if the text has notes or statements of a program, mazes that consist of rulers;
    /// - if the text has statements, mazes with one row or column, and mazes with only letters and digits;
    /// - if the text has three statements or more, all mazes except clear drawings.
    FoundMazes take();

private:
    static constexpr std::size_t kindCount = std::size_t(NoteLine::Kind::Other);
    /// The first and the last note of one kind in a gap.
    struct Notes {
        QString first;
        QString last;
    };
    /// The notes above, between or below mazes.
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
    std::vector<Gap> m_gaps = std::vector<Gap>(1); ///< the gaps around the mazes: one more than there are mazes
    std::vector<TextRow> m_rows;                   ///< rows of the current maze
    std::size_t m_filled = 0;                      ///< number of rows up to the last one that is not empty
    std::size_t m_rowsOfAll = 0;
    bool m_isProse = false;          ///< the previous line belongs to a sentence
    bool m_hasSentenceEnded = false; ///< the previous line ended a sentence
    bool m_wasEmpty = false;         ///< the previous line was empty
    int m_statements = 0;            ///< number of statements of programs
};

/// Calls `take(QStringView line, qsizetype offset)` with each line of a text, without the LF at its end.
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

/// Returns the mazes in all lines that are not notes, sentences or statements of programs. If the text is a Sokoban
/// collection, returns its boards instead; any text counts as a collection with MazeSplit::Boards, others if they look
/// like one. Stores at most `most` rows of each maze.
FoundMazes mazesInLines(QStringView text, MazeSplit split, qsizetype most);

/// Returns the mazes between lines `MAP` and `ENDMAP`; no mazes if there are no such lines. A line `NAME:` is the title
/// of the following maze. Stores at most `most` rows of each maze.
FoundMazes vaultsIn(QStringView text, qsizetype most);

/// The text between two lines that begin with three backticks.
struct Fence {
    QStringView text;
    QString heading; ///< the last line above the text that is not empty, without marks such as `#`; empty if there is
                     ///< none
};
std::vector<Fence> fencesIn(QStringView text);
