#pragma once

#include "gamecore/level/level.h"

#include <set>

/// A level as rows of characters, one per cell. A cell shows the character of its uppermost thing, or of its terrain if
/// there is no thing. The level's legend defines the characters. A kind without a character in the legend uses the
/// character of its look if that is unambiguous and of normal width, otherwise standIn().
///
/// written() changes only cells whose character differs, so details that text cannot show are not lost.
class LevelText {
public:
    /// Level and catalogue must outlive this object and must not change. `catalogue` is the one in force.
    LevelText(const Level &level, const Catalogue &catalogue);

    /// Returns the placeholder for kinds without a character. The legend does not use this character.
    char16_t standIn() const { return m_standIn; }
    /// Returns the character that shows a terrain or a kind.
    char16_t characterOf(const QString &key) const;
    QString row(int y) const;
    QStringList rows() const;
    /// Returns the characters in some rows to which the legend gives no meaning, including standIn().
    std::set<char32_t> unknownIn(const QStringList &rows) const;
    /// Returns the level with these rows written over it; their first character is written at `corner`. This cell must
    /// be inside the level, right behind the end of a row, or right below the last row. All characters must be known.
    ///
    /// If necessary, the level grows, and new cells are walls. Text beyond the largest size of a level is left out. A
    /// cell whose character changes is replaced completely. If a start is written, all other starts are removed.
    Level written(Point corner, const QStringList &rows) const;

private:
    void write(Level &level, Point cell, char32_t character) const;
    char16_t fitting(char32_t character) const { return character <= 0xffff ? char16_t(character) : m_standIn; }
    char16_t freeCharacter() const;
    char16_t glyphOf(const QString &key) const;

    const Level &m_level;
    const Catalogue &m_catalogue;
    LegendTable m_legend;
    CharactersInUse m_kept;
    char16_t m_standIn;
    std::vector<char16_t> m_terrain; ///< character of each terrain, by TerrainId
};

// Inserting and removing rows of cells. Things below the row move with their cells, including things outside the level.
/// Returns the level with a row of `fill` inserted before row `y` (0..height). The height must be less than
/// largestSide.
Level withRowInserted(const Level &level, int y, TerrainId fill);
/// Returns the level without the `count` rows from row `y` on, and without the things on them. All these rows must be
/// in the level, and at least one row must stay.
Level withoutRows(const Level &level, int y, int count);

/// The reason why a character cannot be used in the legend.
enum class LegendFault : std::uint8_t {
    NotOneCharacter, ///< the text is not exactly one printable character
    Taken            ///< the character already has another meaning
};

/// The result of giving a terrain or a kind another character.
struct LegendChange {
    std::optional<LegendFault> fault = {}; ///< why the change is impossible; std::nullopt if it was made
    QString other = {}; ///< for LegendFault::Taken: key of the terrain or kind that already has the character
    Level after = {};   ///< the level with the changed legend; valid if there is no fault
};

/// Makes `text` the only character of a terrain or a kind in the level's own legend. An empty text removes all
/// characters of the terrain or kind from that legend, so that the default legend applies. If the level has cells with
/// this character as an unknown one, they become the terrain or kind.
LegendChange withCharacter(const Level &level, const Catalogue &catalogue, const QString &key, const QString &text);
