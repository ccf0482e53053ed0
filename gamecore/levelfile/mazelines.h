#pragma once

#include "gamecore/levelfile/drawntext.h"
#include "gamecore/levelfile/mazenotes.h"
#include "gamecore/levelfile/mazerows.h"

#include <array>

/// The mazes found in a text.
struct FoundMazes {
    std::vector<FoundMaze> mazes = {};
    bool isVault = false;   ///< drawn between lines `MAP` and `ENDMAP`
    bool areBoards = false; ///< at least half are Sokoban boards
    bool isTooMuch = false; ///< mazes or rows were left out because there are too many
};

/// Collects mazes row by row, and assigns them the titles and authors found between them.
class MazeGatherer {
public:
    /// Stores at most `most` rows of each maze, and drops the rest.
    MazeGatherer(MazeSplit split, qsizetype most) : m_split(split), m_most(most) {}

    /// Adds a line of any text: a row, a note, a sentence or a statement of a program. All but rows end a maze.
    /// `offset` of any line is its position in the text, in UTF-16 units.
    void addLine(QStringView line, qsizetype offset);
    /// Adds a line of a Sokoban collection. A line that is not a row of a board ends the board, and is a note unless it
    /// is blank.
    void addBoardLine(QStringView line, qsizetype offset);
    /// Adds a row of a maze, whatever it contains. Empty rows before the first filled one are dropped.
    void addRow(QStringView line, qsizetype offset);
    /// Ends the current maze and adds a title or note.
    void addNote(const NoteLine &note);
    /// Ends the current maze, if any. Empty rows at its end are dropped.
    void endMaze();

    /// Ends the last maze and returns all, with the titles and authors above or below them, whichever leaves none over.
    FoundMazes takeAll();
    /// Does the same as takeAll() for a text of any kind, and drops mazes that are probably none: those in which most
    /// rows are words, and rulers if the text has notes or statements. If it has statements of a program, also those
    /// with one row or column, or without signs and walls. With three statements, only clear drawings remain.
    FoundMazes take();

private:
    static constexpr std::size_t kindCount = std::size_t(NoteLine::Kind::Other);
    /// The first and the last note of a kind in a gap.
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
    std::vector<Gap> m_gaps = std::vector<Gap>(1); ///< one more than mazes
    std::vector<TextRow> m_rows;                   ///< rows of the current maze
    std::size_t m_filled = 0;                      ///< number of rows up to the last one that is not empty
    std::size_t m_rowsOfAll = 0;
    bool m_isProse = false;          ///< the previous line belongs to a sentence
    bool m_hasSentenceEnded = false; ///< the previous line ended a sentence
    bool m_wasEmpty = false;         ///< the previous line was empty
    int m_statements = 0;            ///< number of statements of programs
};

/// Calls `take(QStringView line, qsizetype offset)` with each line of a text, without its LF.
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

/// Returns the mazes in all lines that are not notes, sentences or statements of programs. Returns the boards of a
/// Sokoban collection, which it recognizes for every `split`. Stores at most `most` rows of each maze.
FoundMazes mazesInLines(QStringView text, MazeSplit split, qsizetype most);

/// Returns the mazes between lines `MAP` and `ENDMAP`; no mazes if there are no such lines. A line `NAME:` is the title
/// of the following maze. Stores at most `most` rows of each maze.
FoundMazes vaultsIn(QStringView text, qsizetype most);

/// The text between two lines that begin with three backticks.
struct Fence {
    QStringView text;
    QString heading; ///< the last line above that is not empty, without marks such as `#`; empty if there is none
};
std::vector<Fence> fencesIn(QStringView text);
