#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/play/snapshotfields.h"
#include "gamecore/play/statejson.h"
#include "gamecore/play/statewords.h"
#include "gamecore/world/worldfields.h"

#include <limits>

using namespace Qt::StringLiterals;

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

} // namespace

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
