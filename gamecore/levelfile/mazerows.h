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

/// Maximum length of a row in UTF-16 units, beyond the limit in characters. Longer rows are cut here, since they are
/// rejected anyway.
inline constexpr qsizetype mostRowUnits = 2 * (4096 + 1000);

/// A maze being collected from a text.
struct FoundMaze {
    QString title;
    QString author = {};
    std::vector<TextRow> rows;
    int cellStep = 1; ///< columns of the text per cell; 0: varies
};

/// Returns the character for a cell of a list or table: the character itself, or that of a number, where 10 to 35
/// become letters from `A`. std::nullopt for longer texts. An empty text is a blank.
std::optional<char32_t> cellCharacter(QStringView cell);

/// Cleans up traces of e-mails, web pages and spreadsheets: quotation marks (`> `), tables with commas, semicolons or
/// tabs between cells, tabs, no-break and other wide blanks, zero-width characters, and blanks at the ends of some
/// rows.
void cleanUp(FoundMaze &maze);

/// Cuts the indentation common to all rows, unless a row consists of nothing else.
void cutIndentation(std::vector<TextRow> &rows);

/// True if a row has three equal signs in sequence, as walls do.
bool hasWall(QStringView row);

/// The similarity of rows to a maze: none, only if nothing else is found (one row or one column), some, or a drawing
/// with walls. Rows that read like words or colors have none.
enum class Likeness : std::uint8_t { None, LastResort, Some, Drawing };

Likeness likenessOf(const FoundMaze &maze);

/// Counts of the objects on a Sokoban board, row by row.
class BoardCount {
public:
    /// True if a row has a wall and only characters of boards.
    static bool isRow(QStringView row);

    void add(QStringView row);
    /// True if the rows form a level: one man, and as many boxes as goals.
    bool isBoard() const;
    qsizetype rows() const { return m_rows; }

private:
    qsizetype m_rows = 0;
    qsizetype m_men = 0;
    qsizetype m_boxes = 0;
    qsizetype m_goals = 0;
};

/// True if most of these mazes are Sokoban levels.
bool areBoards(const std::vector<FoundMaze> &mazes);
