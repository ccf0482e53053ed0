#include "gamecore/tiled/drawncells.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"

using namespace Qt::StringLiterals;

namespace {

/// A value as a thing has it: numbers and truths are often typed as text.
QJsonValue plainValue(const ThingField &field, const QJsonValue &value)
{
    bool isNumber = false;
    const qint64 number = value.toString().toLongLong(&isNumber);
    return field.type == Field::Type::Number && isNumber ? QJsonValue(number) : value;
}

} // namespace

void DrawnCells::setTerrain(Point cell, TerrainId terrain)
{
    level.terrain.set(cell, terrain);
    cells.set(cell, Cell::Drawn);
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
