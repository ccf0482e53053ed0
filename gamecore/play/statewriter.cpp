#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/play/snapshotfields.h"
#include "gamecore/play/statejson.h"
#include "gamecore/play/statewords.h"
#include "gamecore/world/worldfields.h"

using namespace Qt::StringLiterals;

QStringList wordsOf(Status)
{
    QStringList words;
    for (int i = 0; i < statusCount; ++i) {
        words.append(QString(statusKey(Status(i))));
    }
    return words;
}

QStringList wordsOf(Direction)
{
    QStringList words;
    for (int i = 0; i < directionCount; ++i) {
        words.append(QString(directionKey(Direction(i))));
    }
    return words;
}

QStringList wordsOf(Item::Location)
{
    constexpr auto words = rowsFor<Item::Location>("floor"_L1, "bag"_L1, "gone"_L1, "carried"_L1);
    return {words.begin(), words.end()};
}

namespace {

class StateWriter {
public:
    explicit StateWriter(const StateGround &ground) : m_ground(ground) {}

    /// Writes the rows that travel at least as far as `least`. Optional values are omitted while initial.
    template<typename Owner>
    void write(const Owner &owner, Travels least, QJsonObject &object) const
    {
        forEachField(fieldsOf(owner), [&](const auto &field) {
            if constexpr (std::decay_t<decltype(field)>::isWritten) {
                const auto &value = owner.*field.member;
                const bool isAsked = field.traits.travels >= least;
                if (isAsked && (!field.traits.isOptional || value != Owner().*field.member)) {
                    object.insert(field.key, json(value));
                }
            }
        });
    }
    template<typename Owner>
    QJsonObject object(const Owner &owner, Travels least = Travels::Never) const
    {
        QJsonObject object;
        write(owner, least, object);
        return object;
    }

private:
    static QJsonValue json(bool value) { return value; }
    static QJsonValue json(int value) { return value; }
    static QJsonValue json(qint64 value) { return value; }
    static QJsonValue json(char letter) { return QString(QLatin1Char(letter)); }
    static QJsonValue json(Point cell) { return toJson(cell); }
    static QJsonValue json(const std::optional<Point> &cell) { return toJson(cell.value_or(Point())); }
    QJsonValue json(KindId kind) const { return m_ground.catalogue.kind(kind).key; }
    QJsonValue json(TerrainId terrain) const { return m_ground.catalogue.terrain(terrain).key; }
    static QJsonValue json(const Statuses &statuses);
    static QJsonValue json(const Draws &draws);
    QJsonValue json(const ExploredCells &explored) const;
    template<typename Value>
    QJsonValue json(const Value &value) const
    {
        if constexpr (std::is_enum_v<Value>) {
            return wordsOf(value)[int(value)];
        } else {
            return object(value);
        }
    }
    template<typename Value>
    QJsonValue json(const std::vector<Value> &values) const
    {
        QJsonArray array;
        for (const Value &value : values) {
            array.append(object(value));
        }
        return array;
    }

    const StateGround &m_ground;
};

QJsonValue StateWriter::json(const Statuses &statuses)
{
    QJsonObject object;
    for (int i = 0; i < statusEffectCount; ++i) {
        const auto status = StatusEffect(i);
        if (statuses.has(status)) {
            object.insert(rowOf(status).key, statuses.left(status));
        }
    }
    return object;
}

QJsonValue StateWriter::json(const Draws &draws)
{
    QJsonObject object;
    for (int i = 0; i < purposeCount; ++i) {
        if (draws[std::size_t(i)] > 0) {
            object.insert(rowOf(Purpose(i)).key, qint64(draws[std::size_t(i)]));
        }
    }
    return object;
}

/// Writes one bit a cell, row by row, the first cell in the highest bit.
QJsonValue StateWriter::json(const ExploredCells &explored) const
{
    QByteArray bits(qsizetype((m_ground.size.area() + 7) / 8), '\0');
    qsizetype i = 0;
    for (int y = 0; y < m_ground.size.height; ++y) {
        for (int x = 0; x < m_ground.size.width; ++x, ++i) {
            if (explored.at({x, y})) {
                bits[i / 8] = char(bits.at(i / 8) | (0x80 >> (i % 8)));
            }
        }
    }
    return QString::fromLatin1(bits.toBase64());
}

} // namespace

const StateGround &nowhere()
{
    static const Catalogue none;
    static const StateGround ground{.catalogue = none, .size = {}};
    return ground;
}

QJsonObject stateObject(const WorldState &state, const StateGround &ground)
{
    return StateWriter(ground).object(state);
}

QJsonObject travellerObject(const Traveller &traveller, Travels least)
{
    const StateWriter writer(nowhere());
    QJsonObject object = writer.object(traveller.state, least);
    writer.write(traveller.hero, least, object);
    QJsonArray bag;
    for (const Traveller::Carried &carried : traveller.bag) {
        QJsonObject item = writer.object(carried.item, least);
        item.insert("kind"_L1, carried.kind);
        item.insert("worn"_L1, carried.item.isWorn); // written for every item of a traveller
        bag.append(item);
    }
    object.insert("bag"_L1, bag);
    return object;
}
