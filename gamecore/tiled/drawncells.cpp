#include "gamecore/tiled/drawncells.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"

using namespace Qt::StringLiterals;

namespace {

/// Returns a value with the type of the field: numbers and booleans are often typed as text.
QJsonValue plainValue(const ThingField &field, const QJsonValue &value)
{
    bool isNumber = false;
    const qint64 number = value.toString().toLongLong(&isNumber);
    return field.type == Field::Type::Number && isNumber ? QJsonValue(number) : value;
}

using Cell = DrawnCells::Cell;

class EmptyCells {
public:
    EmptyCells(DrawnCells &cells, const Catalogue &catalogue, bool areWallsKnown)
        : m_cells(cells), m_catalogue(catalogue), m_areWallsKnown(areWallsKnown)
    {
    }

    void fill()
    {
        for (int y = 0; y < m_cells.cells.height(); ++y) {
            for (int x = 0; x < m_cells.cells.width(); ++x) {
                if (m_cells.cells.at({x, y}) != Cell::Drawn) {
                    fillFrom({x, y});
                }
            }
        }
    }

private:
    /// Fills the empty cells connected with `first`. They are stored as numbers, since there may be millions.
    void fillFrom(Point first)
    {
        m_connected.clear();
        m_isFloor = true;
        m_hasStart = false;
        take(first);
        std::size_t taken = 0; // the list grows during the loop
        while (taken < m_connected.size()) {
            const Point cell = pointOf(m_connected[taken++]);
            for (const Direction direction : straightDirections) {
                const Point next = cell + stepOf(direction);
                if (!m_cells.cells.contains(next)) {
                    m_isFloor = false;
                } else if (m_cells.cells.at(next) != Cell::Drawn) {
                    take(next);
                }
            }
        }
        const TerrainId terrain = m_isFloor || m_hasStart || m_areWallsKnown ? m_catalogue.floor() : m_catalogue.wall();
        for (const std::uint32_t cell : m_connected) {
            m_cells.level.terrain.set(pointOf(cell), terrain);
        }
    }

    void take(Point cell)
    {
        m_hasStart = m_hasStart || m_cells.cells.at(cell) == Cell::Start;
        m_cells.cells.set(cell, Cell::Drawn);
        m_connected.push_back(std::uint32_t(m_cells.cells.index(cell)));
    }

    Point pointOf(std::uint32_t cell) const
    {
        const auto width = std::uint32_t(m_cells.cells.width());
        return {int(cell % width), int(cell / width)};
    }

    DrawnCells &m_cells;
    const Catalogue &m_catalogue;
    bool m_areWallsKnown;
    std::vector<std::uint32_t> m_connected;
    bool m_isFloor = true;
    bool m_hasStart = false;
};

} // namespace

void DrawnCells::setTerrain(Point cell, TerrainId terrain)
{
    level.terrain.set(cell, terrain);
    cells.set(cell, Cell::Drawn);
}

void DrawnCells::setTerrainBelow(Point cell, TerrainId terrain)
{
    if (cells.at(cell) != Cell::Drawn) {
        setTerrain(cell, terrain);
    }
}

void DrawnCells::addThing(Point cell, Meaning kind, const TiledProperties &properties, const Catalogue &catalogue,
                          TiledNotes &notes)
{
    if (isFull()) {
        return;
    }
    const Kind &record = catalogue.kind(kind.id);
    Thing thing{.cell = cell, .kind = record.key, .values = {}};
    for (const TiledProperty &property : properties) {
        const ThingField *field = thingField(property.name, record.category);
        const QJsonValue value = field ? plainValue(*field, property.value) : QJsonValue();
        if (field && !issueOf(*field, value, catalogue)) {
            thing.values.insert(property.name, value);
        } else if (field) {
            notes.notTaken("value"_L1, property.name);
        }
    }
    level.things.push_back(std::move(thing));
    if (cells.at(cell) == Cell::Drawn) {
        return;
    }
    if (record.category == KindCategory::Hero) {
        cells.set(cell, Cell::Start);
    } else if (cells.at(cell) == Cell::Empty) {
        setTerrain(cell, catalogue.floor());
    }
}

void fillEmptyCells(DrawnCells &cells, const Catalogue &catalogue, bool areWallsKnown)
{
    EmptyCells(cells, catalogue, areWallsKnown).fill();
}
