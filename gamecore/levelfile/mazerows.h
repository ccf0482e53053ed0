#pragma once

#include <QString>

#include <optional>
#include <vector>

// Rows of mazes extracted from a text.

/// A row of a maze with its offset in the text, in UTF-16 units.
struct TextRow {
    qsizetype offset = 0;
    QString text;
};

/// The length in UTF-16 units at which rows are cut. It is greater than the longest row that a level may have, so that
/// readers still reject rows that were cut.
inline constexpr qsizetype mostRowUnits = 2 * (4096 + 1000);

/// A maze being collected from a text.
struct FoundMaze {
    QString title;
    QString author = {};
    std::vector<TextRow> rows;
    int cellStep = 1; ///< number of columns of the text per cell; 0: unknown or varying
};

/// Returns the character for the text of a cell in a list or table: a single character stands for itself, numbers from
/// 10 to 35 become letters from `A`, and an empty text becomes a blank. std::nullopt for all other texts.
std::optional<char32_t> cellCharacter(QStringView cell);

/// Cleans up traces of e-mails, web pages and spreadsheets. Removes quotation marks (`> `), a first row with the size
/// of the maze, zero-width characters, and blanks at the ends of some rows. Joins the cells of tables with commas,
/// semicolons, tabs or blanks between cells. Replaces tabs, no-break and wide blanks by blanks.
void cleanUp(FoundMaze &maze);

/// Removes the indentation that all rows have in common. Empty rows are ignored; if any row consists only of blanks,
/// nothing is removed.
void cutIndentation(std::vector<TextRow> &rows);

/// True if a row has three equal visible characters in sequence, as walls do; `"` does not count.
bool hasWall(QStringView row);

/// The similarity of rows to a maze. None: they are words, colors, or only letters and digits. LastResort: a single row
/// or column, which counts only if no other maze is found. Drawing: a drawing with walls. Some: all other rows.
enum class Likeness : std::uint8_t { None, LastResort, Some, Drawing };

Likeness mazeLikenessOf(const FoundMaze &maze);

/// A count of the objects on a Sokoban board, row by row.
class BoardCount {
public:
    /// True if a row has a wall (`#`) and only characters of Sokoban boards.
    static bool isRow(QStringView row);

    void add(QStringView row);
    /// True if the rows form a level: at least three rows, one man, at least one box, and as many boxes as goals.
    bool isBoard() const;
    qsizetype rows() const { return m_rows; }

private:
    qsizetype m_rows = 0;
    qsizetype m_men = 0;
    qsizetype m_boxes = 0;
    qsizetype m_goals = 0;
};

/// True if at least half of these mazes are Sokoban levels; false if there are none.
bool areBoards(const std::vector<FoundMaze> &mazes);
