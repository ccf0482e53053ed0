#include "gamecore/level/drawncharacters.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/level/level.h"

#include <QJsonArray>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

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

QJsonObject jsonOf(const DrawnCharacters &drawn)
{
    std::map<char32_t, QJsonArray> runs;
    for (int y = 0; y < drawn.cells.height(); ++y) {
        for (int x = 0; x < drawn.cells.width();) {
            const std::optional<char32_t> character = drawn.at({x, y});
            const int first = x;
            do {
                ++x;
            } while (x < drawn.cells.width() && drawn.at({x, y}) == character);
            if (character) {
                runs[*character].append(QJsonArray{first, y, x - first});
            }
        }
    }
    QJsonObject cells;
    for (const auto &[character, ofOne] : runs) {
        cells.insert(QString::fromUcs4(&character, 1), ofOne);
    }
    QJsonObject object;
    if (!drawn.preferred.empty()) {
        object.insert("preferred"_L1, QString::fromStdU32String(drawn.preferred));
    }
    if (!cells.isEmpty()) {
        object.insert("cells"_L1, cells);
    }
    return object;
}

DrawnCharacters drawnCharactersFrom(const QJsonObject &object, Size size)
{
    DrawnCharacters drawn{
        .preferred = object.value("preferred"_L1).toString().toStdU32String(), .others = {}, .cells = {}};
    const QJsonObject cells = object.value("cells"_L1).toObject();
    qint64 left = size.area(); // runs in untrusted files may overlap
    for (auto character = cells.begin(); character != cells.end(); ++character) {
        const QList<uint> code = character.key().toUcs4();
        for (const QJsonValue &run : code.size() == 1 ? character.value().toArray() : QJsonArray()) {
            const Point first{run[0].toInt(-1), run[1].toInt(-1)};
            const int length = std::min(run[2].toInt(), size.width - first.x);
            left -= std::max(length, 1);
            for (int x = 0; x < length && left >= 0 && size.contains(first); ++x) {
                drawn.keep({first.x + x, first.y}, char32_t(code.first()), size);
            }
        }
    }
    return drawn;
}

CharactersInUse::CharactersInUse(const Level &level, const Catalogue &catalogue, const LegendTable &legend)
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

std::optional<char32_t> CharactersInUse::at(Point cell) const
{
    const std::uint8_t number = m_others.empty() ? 0 : m_level.drawn.cells.at(cell);
    const bool isKept = number > 0 && m_meanings[number] == m_level.terrain.at(cell);
    return isKept ? std::optional(m_others[number - 1U]) : std::nullopt;
}
