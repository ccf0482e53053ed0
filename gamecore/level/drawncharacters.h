#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/data/ids.h"

#include <QJsonObject>

#include <array>
#include <optional>
#include <string>

class LegendTable;
struct Level;

/// The characters that an author drew terrain with where the legend leaves a choice, such as `x` and blank for wall.
/// They decide nothing in play. Nobody has to keep them in step with the terrain: a number counts as long as its
/// character stands for the terrain of its cell, so a cell that becomes another terrain is written with the character
/// that is preferred for that. Most levels have none, and then it takes no memory.
struct DrawnCharacters {
    /// Characters that are written for what they stand for, each before all others of that meaning.
    std::u32string preferred;
    /// Characters that single cells keep, by their numbers in `cells` - 1.
    std::u32string others;
    Grid<std::uint8_t> cells; ///< 0: the preferred character; of no size if every cell has that

    static constexpr std::size_t mostOthers = 255;

    /// The character that a cell keeps, whether or not it still counts; nothing for the preferred one, and outside.
    std::optional<char32_t> at(Point cell) const;
    /// Has a cell of a level of that size keep a character. Once there are too many others it is forgotten.
    void keep(Point cell, char32_t character, Size size);

    friend bool operator==(const DrawnCharacters &, const DrawnCharacters &) = default;
};

/// The characters as JSON, for files that hold no rows: `preferred`, and in `cells` for each other character its cells
/// as
/// `[x, y, length]` of those side by side. Empty if there are none.
QJsonObject jsonOf(const DrawnCharacters &drawn);
/// What jsonOf() wrote, for a level of that size. What is otherwise is left out: characters decide nothing.
DrawnCharacters drawnCharactersFrom(const QJsonObject &object, Size size);

/// The characters that the cells of a level keep under a legend, which need not be the level's own.
class KeptCharacters {
public:
    /// The level must outlive this and keep its size.
    KeptCharacters(const Level &level, const Catalogue &catalogue, const LegendTable &legend);

    /// Whether no cell keeps any.
    bool isEmpty() const { return m_others.empty(); }
    const std::u32string &all() const { return m_others; }
    /// The character of a cell; nothing if it is written with the preferred one.
    std::optional<char32_t> at(Point cell) const;

private:
    const Level &m_level;
    std::u32string m_others;
    std::array<std::optional<TerrainId>, DrawnCharacters::mostOthers + 1> m_meanings; ///< by number
};
