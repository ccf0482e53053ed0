#pragma once

#include "gamecore/level/level.h"

#include <set>

/// A level as rows of characters, one a cell: the uppermost thing, else the terrain, in the level's legend. A kind
/// without a character there is shown by its glyph, as long as that stands for nothing else and is as wide as others;
/// all others by standIn().
///
/// Writing characters back changes only cells that show another one: what text cannot show is not lost by it.
class LevelText {
public:
    /// Both must outlive this, and stay as they are.
    LevelText(const Level &level, const Catalogue &catalogue);

    /// The character for what has none of its own; it stands for nothing in the legend.
    char16_t standIn() const { return m_standIn; }
    /// The character by which a terrain or a kind is shown.
    char16_t characterOf(const QString &key) const;
    QString row(int y) const;
    QStringList rows() const;
    /// The characters of some rows that stand for nothing.
    std::set<char32_t> unknownIn(const QStringList &rows) const;
    /// The level with these rows written over it, the first character on `corner`, which is inside the level or right
    /// behind a row or the last row. It grows where they need room, by walls; what would be beyond the largest level is
    /// left out. Their characters must be known. Cells that change are replaced whole; a start replaces all others.
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
    std::vector<char16_t> m_terrain; ///< by number
};

// Whole rows, as text knows them. Things below move along, those outside the level too.
/// Inserts a row; `y` is 0..height. The level must not become higher than the largest one.
Level withRowInserted(const Level &level, int y, TerrainId fill);
/// Removes `count` rows from `y`, which must be in the level; one row must stay.
Level withoutRows(const Level &level, int y, int count);

/// Why a character cannot stand for something.
enum class LegendFault : std::uint8_t {
    NotOneCharacter,
    Taken ///< it stands for something else
};

/// A change of what stands for a terrain or a kind.
struct LegendChange {
    std::optional<LegendFault> fault = {};
    QString other = {}; ///< the key that has the character already
    Level after = {};   ///< if there is no fault
};

/// Makes `text` the character of a terrain or kind, in place of those that the level's own legend has for it; an empty
/// one leaves the default. Cells that hold the character without a meaning get it.
LegendChange withCharacter(const Level &level, const Catalogue &catalogue, const QString &key, const QString &text);
