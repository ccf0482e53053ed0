#include "gamecore/level/drawncharacters.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/level/level.h"

#include <algorithm>

std::optional<char32_t> DrawnCharacters::at(Point cell) const
{
    const std::size_t number = cells.contains(cell) ? cells.at(cell) : 0;
    return number > 0 && number <= others.size() ? std::optional(others[number - 1]) : std::nullopt;
}

void DrawnCharacters::keep(Point cell, char32_t character, Size size)
{
    const std::size_t number = std::min(others.find(character), others.size());
    if (number == mostOthers) {
        return;
    }
    if (number == others.size()) {
        others += character;
    }
    if (cells.size() != size) {
        cells = Grid<std::uint8_t>(size, 0);
    }
    cells.set(cell, std::uint8_t(number + 1));
}

KeptCharacters::KeptCharacters(const Level &level, const Catalogue &catalogue, const LegendTable &legend)
    : m_level(level)
{
    if (level.drawn.cells.size() != level.size() || level.size().area() == 0) {
        return;
    }
    m_others = level.drawn.others.substr(0, DrawnCharacters::mostOthers);
    for (std::size_t i = 0; i < m_others.size(); ++i) {
        const QString *key = legend.keyOf(m_others[i]);
        m_meanings[i + 1] = key ? catalogue.terrainOf(*key) : std::nullopt;
    }
}

std::optional<char32_t> KeptCharacters::at(Point cell) const
{
    const std::uint8_t number = m_others.empty() ? 0 : m_level.drawn.cells.at(cell);
    const bool isKept = number > 0 && m_meanings[number] == m_level.terrain.at(cell);
    return isKept ? std::optional(m_others[number - 1U]) : std::nullopt;
}
