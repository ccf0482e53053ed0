#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/data/ids.h"

#include <QJsonObject>

#include <array>
#include <optional>
#include <string>

class LegendTable;
struct Level;

/// The characters that an author used for terrain in `rows`, if the legend has several for that terrain, such as `x`
/// and blank for wall. They do not affect play, and need not be updated when terrain changes: the character stored for
/// a cell is written only while it stands for the terrain of the cell. Otherwise, the preferred character is written.
/// Most levels store no characters, which takes no memory.
struct DrawnCharacters {
    /// Characters that take precedence over all other characters with the same meaning.
    std::u32string preferred;
    /// The characters stored for single cells, without repetitions. A number in `cells` is an index in `others` plus 1.
    std::u32string others;
    Grid<std::uint8_t> cells; ///< 0: the preferred character; the grid is empty if all cells have that

    static constexpr std::size_t mostOthers = 255; ///< maximum size of `others`

    /// Returns the character stored for a cell, whether or not the character still stands for the cell's terrain.
    /// std::nullopt if no character is stored, and outside the level.
    std::optional<char32_t> at(Point cell) const;
    /// Stores a character for a cell of a level of size `size`. Does nothing if the character needs a new entry in
    /// `others` and `others` is full.
    void keep(Point cell, char32_t character, Size size);

    friend bool operator==(const DrawnCharacters &, const DrawnCharacters &) = default;
};

/// Returns the characters as JSON, for files without rows: `preferred`, and `cells`, an object: character -> list of
/// runs of adjacent cells `[x, y, length]`. Empty if no characters are stored.
QJsonObject jsonOf(const DrawnCharacters &drawn);
/// Reads the output of jsonOf() for a level of size `size`. Invalid parts are ignored, since characters do not affect
/// play.
DrawnCharacters drawnCharactersFrom(const QJsonObject &object, Size size);

/// The stored characters of a level (DrawnCharacters) that are written under a given legend, which may differ from the
/// level's own.
class CharactersInUse {
public:
    /// The level must outlive this object, and its size must not change.
    CharactersInUse(const Level &level, const Catalogue &catalogue, const LegendTable &legend);

    /// True if no character is stored for any cell.
    bool isEmpty() const { return m_others.empty(); }
    /// Returns all characters stored for cells, whether or not they are written.
    const std::u32string &all() const { return m_others; }
    /// Returns the character to write for a cell; std::nullopt for the preferred one.
    std::optional<char32_t> at(Point cell) const;

private:
    const Level &m_level;
    std::u32string m_others;
    std::array<std::optional<TerrainId>, DrawnCharacters::mostOthers + 1> m_meanings; ///< by number
};
