#include "gamecore/levelfile/rowdrawing.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/json/sourcetext.h"

#include <algorithm>

RowDrawing::RowDrawing(const Level &level, const Catalogue &catalogue, const LegendTable &legend)
    : m_level(level), m_kept(level, catalogue, legend)
{
    const char32_t floor = legend.characterOf(catalogue.terrain(catalogue.floor()).key).value_or(U' ');
    for (std::size_t id = 0; id < catalogue.terrain().size(); ++id) {
        m_characters[id] = legend.characterOf(catalogue.terrain()[id].key).value_or(floor);
        m_bytes[id] = char(m_characters[id]);
        note(m_characters[id]);
    }
    for (const char32_t character : m_kept.all()) {
        note(character);
    }
}

void RowDrawing::note(char32_t character)
{
    m_isAscii = m_isAscii && character < 0x80;
    m_needsEscapes = m_needsEscapes || character == U'"' || character == U'\\' || character < U' ';
}

void RowDrawing::set(Point cell, char32_t character)
{
    Q_ASSERT(m_drawn.empty() || !readsBefore(cell, m_drawn.back().cell));
    if (m_drawn.empty() || m_drawn.back().cell != cell) {
        m_drawn.push_back({cell, 0});
    }
    m_drawn.back().character = character;
    note(character);
}

void RowDrawing::appendRow(QByteArray &text, int y)
{
    if (m_level.size().width == 0) {
        return;
    }
    const auto isBefore = [](const DrawnCell &drawn, int row) { return drawn.cell.y < row; };
    const auto drawn = std::lower_bound(m_drawn.begin(), m_drawn.end(), y, isBefore);
    if (m_isAscii) {
        appendAscii(text, y, drawn);
    } else {
        appendWide(text, y, drawn);
    }
}

void RowDrawing::appendAscii(QByteArray &text, int y, DrawnCells::const_iterator drawn) const
{
    const qsizetype start = text.size();
    const int width = m_level.size().width;
    text.resize(start + width);
    char *bytes = text.data() + start;
    const TerrainId *cells = m_level.terrain.row(y);
    for (int x = 0; x < width; ++x) {
        bytes[x] = m_bytes[cells[x]];
    }
    for (int x = 0; x < width && !m_kept.isEmpty(); ++x) {
        bytes[x] = char(m_kept.at({x, y}).value_or(char32_t(bytes[x])));
    }
    for (; drawn != m_drawn.end() && drawn->cell.y == y; ++drawn) {
        bytes[drawn->cell.x] = char(drawn->character);
    }
}

void RowDrawing::appendWide(QByteArray &text, int y, DrawnCells::const_iterator drawn) const
{
    QString row;
    row.reserve(m_level.size().width);
    for (int x = 0; x < m_level.size().width; ++x) {
        const bool isDrawn = drawn != m_drawn.end() && drawn->cell == Point{x, y};
        const char32_t character =
            isDrawn ? drawn->character : m_kept.at({x, y}).value_or(m_characters[m_level.terrain.at({x, y})]);
        row.append(QChar::fromUcs4(character)); // QString::fromUcs4 drops a U+FEFF
        drawn += isDrawn ? 1 : 0;
    }
    text += row.toUtf8();
}

QString RowDrawing::row(int y)
{
    QByteArray text;
    appendRow(text, y);
    return textFromUtf8(text);
}
