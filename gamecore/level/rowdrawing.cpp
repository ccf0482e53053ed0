#include "gamecore/level/rowdrawing.h"

RowDrawing::RowDrawing(const Level &level, const Catalogue &catalogue, const LegendTable &legend)
    : m_cells(level.size(), U' ')
{
    std::vector<char32_t> characters;
    const char32_t floor = legend.characterOf(catalogue.terrain(catalogue.floor()).key).value_or(U' ');
    for (const Terrain &terrain : catalogue.terrain()) {
        characters.push_back(legend.characterOf(terrain.key).value_or(floor));
    }
    for (int y = 0; y < level.size().height; ++y) {
        for (int x = 0; x < level.size().width; ++x) {
            m_cells.set({x, y}, characters[level.terrain.at({x, y})]);
        }
    }
}

QString RowDrawing::row(int y) const
{
    QString text;
    text.reserve(m_cells.width());
    for (int x = 0; x < m_cells.width(); ++x) {
        const char32_t character = m_cells.at({x, y});
        text.append(QChar::fromUcs4(character)); // QString::fromUcs4 drops a U+FEFF
    }
    return text;
}
