#include "gamecore/level/drawncharacters.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/level/level.h"

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
