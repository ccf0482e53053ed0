#pragma once

#include "gamecore/level/level.h"

#include <set>

/// A level as rows of characters, one per cell: the uppermost thing, else the terrain, in the level's legend. A kind
/// without a character uses its glyph if that is unambiguous and of normal width, otherwise standIn().
///
/// Writing characters back changes only cells whose character differs, so details that text cannot show are not lost.
class LevelText {
public:
    /// Level and catalogue must outlive the object and must not change.
    LevelText(const Level &level, const Catalogue &catalogue);

    /// Returns the placeholder character for kinds without one; the legend does not use it.
    char16_t standIn() const { return m_standIn; }
    /// Returns the character that shows a terrain or a kind.
    char16_t characterOf(const QString &key) const;
    QString row(int y) const;
    QStringList rows() const;
    /// Returns the characters of some rows that have no meaning.
    std::set<char32_t> unknownIn(const QStringList &rows) const;
    /// Returns the level with these rows written over it. The first character goes to `corner`, which is inside the
    /// level, right behind a row, or right below the last row. All characters must be known.
    ///
    /// The level grows with walls if necessary; text beyond the largest size is left out. Changed cells are replaced
    /// completely; a start replaces all others.
    Level written(Point corner, const QStringList &rows) const;

private:
    void write(Level &level, Point cell, char32_t character) const;
    char16_t fitting(char32_t character) const { return character <= 0xffff ? char16_t(character) : m_standIn; }
    char16_t freeCharacter() const;
    char16_t glyphOf(const QString &key) const;

    const Level &m_level;
    const Catalogue &m_catalogue;
    LegendTable m_legend;
    KeptCharacters m_kept;
    char16_t m_standIn;
    std::vector<char16_t> m_terrain; ///< characters, by terrain number
};

// Operations on whole rows of text. Things below move along, including those outside the level.
/// Inserts a row; `y` is 0..height. The level must be lower than the largest height.
Level withRowInserted(const Level &level, int y, TerrainId fill);
/// Removes `count` rows from `y` on. All must be in the level, and at least one row must stay.
Level withoutRows(const Level &level, int y, int count);

/// The reason why a character cannot be used in the legend.
enum class LegendFault : std::uint8_t {
    NotOneCharacter,
    Taken ///< it already has another meaning
};

/// A change of the character of a terrain or a kind.
struct LegendChange {
    std::optional<LegendFault> fault = {};
    QString other = {}; ///< key that already has the character
    Level after = {};   ///< result, if there is no fault
};

/// Assigns the character `text` to a terrain or kind in the level's own legend, replacing its other characters there.
/// An empty text restores the default. Cells with this character but without a meaning become that terrain or kind.
LegendChange withCharacter(const Level &level, const Catalogue &catalogue, const QString &key, const QString &text);
