#include "gamecore/play/statejson.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/json/jsontext.h"

#include <QStringList>

#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

// The words in snapshots for the enumerators of a state, in their order. The argument only selects the enumeration; its
// value is ignored.

static QStringList wordsOf(Status)
{
    QStringList words;
    for (int i = 0; i < statusCount; ++i) {
        words.append(QString(statusKey(Status(i))));
    }
    return words;
}

static QStringList wordsOf(Direction)
{
    QStringList words;
    for (int i = 0; i < directionCount; ++i) {
        words.append(QString(directionKey(Direction(i))));
    }
    return words;
}

static QStringList wordsOf(Item::Location)
{
    constexpr auto words = rowsFor<Item::Location>("floor"_L1, "bag"_L1, "gone"_L1, "carried"_L1);
    return {words.begin(), words.end()};
}

namespace {

constexpr int longestStatus = longestStatusTurns + 1; ///< plus the hero's own turn

class StateReader {
public:
    explicit StateReader(const StateGround &ground) : m_ground(ground) {}

    /// Reads the rows that travel at least as far as `least`. `isOfLevel`: the owner comes from the level, which fixes
    /// some of its fields.
    template<typename Owner>
    void read(JsonFields &fields, Owner &owner, bool isOfLevel, Travels least = Travels::Never) const
    {
        forEachField(fieldsOf(owner), [&](const auto &field) {
            if constexpr (std::decay_t<decltype(field)>::isWritten) {
                if (field.traits.travels >= least) {
                    readField(fields, field, owner.*field.member, isOfLevel);
                }
            }
        });
    }

private:
    using Key = QLatin1StringView;
    using Traits = FieldTraits;

    static void readValue(JsonFields &fields, Key key, bool &value, const Traits &)
    {
        value = fields.boolean(key, false);
    }
    static void readValue(JsonFields &fields, Key key, qint64 &value, const Traits &traits)
    {
        value = fields.integer(key, traits.least, traits.most, traits.least);
    }
    static void readValue(JsonFields &fields, Key key, int &value, const Traits &traits)
    {
        value = int(fields.integer(key, traits.least, traits.most, traits.least));
    }
    static void readValue(JsonFields &fields, Key key, char &value, const Traits &) { value = letterIn(fields, key); }
    void readValue(JsonFields &fields, Key key, Point &value, const Traits &) const
    {
        value = cellIn(fields, key, m_ground.size);
    }
    void readValue(JsonFields &fields, Key key, std::optional<Point> &value, const Traits &) const
    {
        value = cellIn(fields, key, m_ground.size);
    }
    void readValue(JsonFields &fields, Key key, KindId &value, const Traits &) const
    {
        value = kindIn(fields, key, m_ground.catalogue).value_or(value);
    }
    void readValue(JsonFields &fields, Key key, TerrainId &value, const Traits &) const;
    void readValue(JsonFields &fields, Key key, Character &value, const Traits &) const;
    static void readValue(JsonFields &fields, Key key, Statuses &value, const Traits &);
    static void readValue(JsonFields &fields, Key key, Draws &value, const Traits &);
    void readValue(JsonFields &fields, Key key, ExploredCells &value, const Traits &) const;
    template<typename Value>
    void readValue(JsonFields &fields, Key key, Value &value, const Traits &) const
    {
        if constexpr (std::is_enum_v<Value>) {
            value = Value(fields.choice(key, wordsOf(value), 0));
        } else {
            readObject(fields, key, [&](JsonFields &inner) { read(inner, value, false); });
        }
    }
    template<typename Value>
    void readValue(JsonFields &fields, Key key, std::vector<Value> &values, const Traits &) const
    {
        const std::vector<Value> ofLevel = std::exchange(values, {});
        const std::size_t most = mostOf(values, ofLevel.size());
        readObjects(fields, key, [&](JsonFields &element) {
            if (values.size() > most) {
                return; // one element too many is enough for an issue
            }
            const bool isOfLevel = values.size() < ofLevel.size();
            values.push_back(isOfLevel ? ofLevel[values.size()] : Value());
            read(element, values.back(), isOfLevel);
        });
        if (values.size() < ofLevel.size()) {
            fields.report(IssueCode::BadValue, key, Expected::Array);
        }
    }

    /// Returns the largest number of opened doors in a world.
    std::size_t mostOf(const std::vector<OpenedDoor> &, std::size_t) const
    {
        return std::size_t(m_ground.size.area()) * m_ground.catalogue.terrain().size();
    }
    template<typename Value>
    std::size_t mostOf(const std::vector<Value> &, std::size_t ofLevel) const
    {
        return ofLevel + largestBag;
    }

    template<typename Owner, typename Value>
    void readField(JsonFields &fields, const WorldField<Owner, Value> &field, Value &value, bool isOfLevel) const
    {
        const bool isAbsent = field.traits.isOptional ? !fields.has(field.key) : !fields.require(field.key);
        if (isAbsent) {
            if (field.traits.isOptional && field.traits.use != FieldUse::OfLevel) {
                value = Owner().*field.member; // omitted values are initial values
            }
            return;
        }
        if (isOfLevel && field.traits.use == FieldUse::OfLevel) {
            readOfLevel(fields, field, value);
        } else {
            readValue(fields, field.key, value, field.traits);
        }
    }
    /// Reads a value that the level fixes. The value does not change; a difference is an issue.
    template<typename Field, typename Value>
    void readOfLevel(JsonFields &fields, const Field &field, const Value &ofLevel) const
    {
        Value said = ofLevel;
        readValue(fields, field.key, said, field.traits);
        if (said != ofLevel) {
            reportOther(fields, field.key, ofLevel);
        }
    }
    void reportOther(JsonFields &fields, Key key, KindId ofLevel) const
    {
        fields.report(IssueCode::BadValue, key, Expected::Kind, {}, {m_ground.catalogue.kind(ofLevel).key});
    }
    template<typename Value>
    void reportOther(JsonFields &fields, Key key, const Value &) const
    {
        fields.report(IssueCode::BadValue, key, Expected::Nothing);
    }

    const StateGround &m_ground;
};

void StateReader::readValue(JsonFields &fields, Key key, TerrainId &value, const Traits &) const
{
    const QString word = fields.text(key);
    const std::optional<TerrainId> terrain = m_ground.catalogue.terrainOf(word);
    value = terrain.value_or(value);
    if (!terrain) {
        fields.report(IssueCode::BadValue, key, Expected::OneOf, shortened(word));
    }
}

void StateReader::readValue(JsonFields &fields, Key key, Character &value, const Traits &) const
{
    readObject(fields, key, [&](JsonFields &inner) {
        read(inner, value, false);
        if (value.choicesDue > value.level) {
            inner.report(IssueCode::BadValue, "choices_due"_L1, Expected::Nothing);
        }
    });
}

void StateReader::readValue(JsonFields &fields, Key key, Statuses &value, const Traits &)
{
    readObject(fields, key, [&value](JsonFields &statuses) {
        for (int i = 0; i < statusEffectCount; ++i) {
            const QLatin1StringView word = rowOf(StatusEffect(i)).key;
            if (statuses.has(word)) {
                value.set(StatusEffect(i), intIn(statuses, word, 0, longestStatus));
            }
        }
    });
}

void StateReader::readValue(JsonFields &fields, Key key, Draws &value, const Traits &)
{
    readObject(fields, key, [&value](JsonFields &counts) {
        for (int i = 0; i < purposeCount; ++i) {
            const QLatin1StringView word = rowOf(Purpose(i)).key;
            if (counts.has(word)) {
                value[std::size_t(i)] =
                    std::uint32_t(numberIn(counts, word, 0, std::numeric_limits<std::uint32_t>::max()));
            }
        }
    });
}

void StateReader::readValue(JsonFields &fields, Key key, ExploredCells &value, const Traits &) const
{
    const auto bytes = qsizetype((m_ground.size.area() + 7) / 8);
    const QByteArray text = fields.longText(key).toLatin1();
    const auto bits = text.size() == (bytes + 2) / 3 * 4
                          ? QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors)
                          : QByteArray::FromBase64Result();
    if (bits.decodingStatus != QByteArray::Base64DecodingStatus::Ok || bits.decoded.size() != bytes) {
        fields.report(IssueCode::BadValue, key, Expected::Text);
        return;
    }
    value = ExploredCells(m_ground.size);
    qsizetype i = 0;
    for (int y = 0; y < m_ground.size.height; ++y) {
        for (int x = 0; x < m_ground.size.width; ++x, ++i) {
            if ((bits.decoded.at(i / 8) & (0x80 >> (i % 8))) != 0) {
                value.add({x, y});
            }
        }
    }
}

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

void readState(JsonFields &fields, const StateGround &ground, WorldState &state)
{
    StateReader(ground).read(fields, state, false);
}

void readTraveller(JsonFields &fields, Travels least, Traveller &traveller)
{
    const StateReader reader(nowhere());
    reader.read(fields, traveller.state, false, least);
    reader.read(fields, traveller.hero, false, least);
    if (traveller.hero.hp < 1) {
        fields.report(IssueCode::BadValue, "hp"_L1, Expected::WholeNumber);
    }
}

Traveller::Carried carriedFrom(JsonFields &fields, Travels least)
{
    Traveller::Carried carried{.kind = fields.text("kind"_L1), .item = {}};
    fields.require("letter"_L1);
    StateReader(nowhere()).read(fields, carried.item, false, least);
    return carried;
}

qint64 numberIn(JsonFields &fields, QLatin1StringView key, qint64 first, qint64 last)
{
    return fields.require(key) ? fields.integer(key, first, last, first) : first;
}

int intIn(JsonFields &fields, QLatin1StringView key, int first, int last)
{
    return int(numberIn(fields, key, first, last));
}

Point cellIn(JsonFields &fields, QLatin1StringView key, Size size)
{
    const QJsonArray pair = fields.require(key) ? fields.array(key) : QJsonArray{0, 0};
    const bool isPair = pair.size() == 2 && isInteger(pair.at(0)) && isInteger(pair.at(1));
    const qint64 x = isPair ? pair.at(0).toInteger() : -1;
    const qint64 y = isPair ? pair.at(1).toInteger() : -1;
    if (x < 0 || y < 0 || x >= size.width || y >= size.height) {
        fields.report(IssueCode::BadValue, key, Expected::Cell);
        return {};
    }
    return {int(x), int(y)};
}

QJsonArray toJson(Point cell)
{
    return {cell.x, cell.y};
}

void readObjects(JsonFields &fields, QLatin1StringView key, const std::function<void(JsonFields &)> &read)
{
    if (!fields.require(key)) {
        return;
    }
    const QJsonArray elements = fields.array(key);
    for (qsizetype i = 0; i < elements.size(); ++i) {
        const QString path = pathOfIndex(fields.pathOf(key), i);
        if (!elements.at(i).isObject()) {
            fields.issues().add({.code = IssueCode::WrongType, .path = path, .expected = Expected::Object});
            continue;
        }
        JsonFields element(elements.at(i).toObject(), path, fields.issues());
        read(element);
        element.reportUnknownKeys();
    }
}

void readObject(JsonFields &fields, QLatin1StringView key, const std::function<void(JsonFields &)> &read)
{
    if (fields.require(key)) {
        JsonFields inner(fields.object(key), fields.pathOf(key), fields.issues());
        read(inner);
        inner.reportUnknownKeys();
    }
}

char letterIn(JsonFields &fields, QLatin1StringView key)
{
    const QString text = fields.require(key) ? fields.text(key) : u"a"_s;
    if (text.size() != 1 || text.front() < u'a' || text.front() > u'z') {
        fields.report(IssueCode::BadValue, key, Expected::OneCharacter, shortened(text));
        return 'a';
    }
    return text.front().toLatin1();
}

std::optional<KindId> kindIn(JsonFields &fields, QLatin1StringView key, const Catalogue &catalogue)
{
    const QString word = fields.require(key) ? fields.text(key) : QString();
    const std::optional<KindId> kind = catalogue.kindOf(word);
    if (!kind) {
        fields.report(IssueCode::UnknownKind, key, Expected::Kind, shortened(word));
    }
    return kind;
}

QLatin1StringView BagCheck::faultOf(KindId kind, char letter, bool isWorn)
{
    const Kind &record = m_catalogue.kind(kind);
    if (letter < 'a' || letter > 'z' || m_letters[std::size_t(letter - 'a')]) {
        return "letter"_L1;
    }
    bool &hasSlot = m_slots[std::size_t(record.slot)];
    if (record.category != KindCategory::Item) {
        return "kind"_L1;
    }
    if (isWorn && (hasSlot || !record.isWearable())) {
        return "worn"_L1;
    }
    m_letters[std::size_t(letter - 'a')] = true;
    hasSlot = hasSlot || isWorn;
    return {};
}
