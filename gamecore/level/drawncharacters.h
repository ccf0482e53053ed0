#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/data/ids.h"

#include <QJsonObject>

#include <array>
#include <optional>
#include <string>

class LegendTable;
struct Level;

/// The characters that an author used for terrain in `rows`, where the legend offers several, such as `x` and blank for
/// wall. They do not affect play and need not be updated with the terrain. A cell's number counts only while its
/// character stands for the cell's terrain; otherwise the preferred character is written. Most levels store none, which
/// takes no memory.
struct DrawnCharacters {
    /// Characters that take precedence over all others of the same meaning.
    std::u32string preferred;
    /// Characters of single cells. A number in `cells` is the index here plus 1.
    std::u32string others;
    Grid<std::uint8_t> cells; ///< 0: the preferred character; empty if all cells have it

    static constexpr std::size_t mostOthers = 255; ///< maximum size of `others`

    /// Returns the character stored for a cell, whether or not it still stands for the cell's terrain. std::nullopt for
    /// the preferred character, and outside the level.
    std::optional<char32_t> at(Point cell) const;
    /// Stores a character for a cell of a level of that size. Ignored if it needs a new entry in `others` and that is
    /// full.
    void keep(Point cell, char32_t character, Size size);

    friend bool operator==(const DrawnCharacters &, const DrawnCharacters &) = default;
};

/// Returns the characters as JSON, for files without rows: `preferred`, and `cells` with runs of adjacent cells `[x, y,
/// length]` by character. Empty if there are none.
QJsonObject jsonOf(const DrawnCharacters &drawn);
/// Reads the output of jsonOf() for a level of that size. Invalid parts are ignored, since characters do not affect
/// play.
DrawnCharacters drawnCharactersFrom(const QJsonObject &object, Size size);

/// The characters stored for the cells of a level (DrawnCharacters) that count under a legend, which may differ from
/// the level's own.
class CharactersInUse {
public:
    /// The level must outlive this object, and its size must not change.
    CharactersInUse(const Level &level, const Catalogue &catalogue, const LegendTable &legend);

    /// True if no character is stored for any cell.
    bool isEmpty() const { return m_others.empty(); }
    /// Returns all characters stored for cells.
    const std::u32string &all() const { return m_others; }
    /// Returns the character to write for a cell; std::nullopt for the preferred one.
    std::optional<char32_t> at(Point cell) const;

private:
    const Level &m_level;
    std::u32string m_others;
    std::array<std::optional<TerrainId>, DrawnCharacters::mostOthers + 1> m_meanings; ///< by number
};
