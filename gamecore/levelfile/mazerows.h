#pragma once

#include <QString>

#include <optional>
#include <vector>

// Rows of a maze as they are cut out of a text.

/// A row of a maze and where in its text it begins, in UTF-16 units.
struct TextRow {
    qsizetype offset = 0;
    QString text;
};

/// More UTF-16 units than a row may have characters: longer rows are cut here, since they are refused anyway.
inline constexpr qsizetype mostRowUnits = 2 * (4096 + 1000);

/// A maze as it is gathered from a text.
struct FoundMaze {
    QString title;
    QString author = {};
    std::vector<TextRow> rows;
    int cellStep = 1; ///< columns of the text from one cell to the next; 0: not the same everywhere
};

/// Returns the character that stands for one cell of a list or a table: the character itself, or that of a number, of
/// which 10 to 35 are letters from `A` on. std::nullopt for anything longer. An empty text is a blank.
std::optional<char32_t> cellCharacter(QStringView cell);

/// Cleans up what a maze has got on its way through mails, pages and spreadsheets: marks of quotation (`> `), tables
/// with commas, semicolons or tabs between cells, tabs, no-break and other wide blanks, characters of no width, and
/// blanks at the ends of some rows.
void cleanUp(FoundMaze &maze);

/// Cuts the blanks that all rows begin with, unless a row has nothing else.
void cutIndentation(std::vector<TextRow> &rows);

/// True if a row has three equal signs side by side, as walls do.
bool hasWall(QStringView row);

/// How much rows are like a maze: not at all, or only if nothing else is (one row or one column), or somewhat, or like
/// a drawing with walls. Rows that read like words or colors are not like one.
enum class Likeness : std::uint8_t { None, LastResort, Some, Drawing };

Likeness likenessOf(const FoundMaze &maze);

/// Counts what stands on the board of a Sokoban level, row by row.
class BoardCount {
public:
    /// True if a row has at least one wall, and nothing but what stands on boards.
    static bool isRow(QStringView row);

    void add(QStringView row);
    /// True if the rows were those of a level: one man, and as many boxes as goals.
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
