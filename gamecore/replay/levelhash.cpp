#include "gamecore/replay/levelhash.h"

#include "gamecore/base/hasher.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/json/jsonwriter.h"
#include "gamecore/level/thingfields.h"

#include <array>
#include <limits>
#include <map>

namespace {

/// Adds the fields of a record that differ from the defaults, by their keys and words. New fields or words therefore
/// change no existing hash.
template<typename Fields, typename Record>
void addFields(Hasher &hasher, const Fields &fields, const Record &record)
{
    const Record fresh{};
    for (const auto &row : fields) {
        if (row.valueIn(record) != row.valueIn(fresh)) {
            hasher.add(row.field.key);
            hasher.add(jsonLine(row.valueIn(record)));
        }
    }
}

class LevelHasher {
public:
    explicit LevelHasher(const PlayableLevel &played) : m_level(played.level()), m_catalogue(*played.catalogue())
    {
        m_hasher.add(hashOf(played.rules()));
    }

    std::uint64_t hash()
    {
        addGround();
        addThings();
        use(m_catalogue.start());
        addTerrain();
        addKinds();
        return m_hasher.hash();
    }

private:
    void addGround()
    {
        m_hasher.add(m_level.size().width);
        m_hasher.add(m_level.size().height);
        for (const TerrainId id : m_level.terrain.cells()) {
            m_hasher.add(m_catalogue.terrain(id).keyHash);
            if (!m_isSeen[id]) {
                useTerrain(id);
            }
        }
    }

    void addThings()
    {
        for (const Thing &thing : m_level.things) {
            m_hasher.add(thing.cell.x);
            m_hasher.add(thing.cell.y);
            m_hasher.add(QStringView(thing.kind));
            const std::optional<KindId> id = m_catalogue.kindOf(thing.kind);
            for (const ThingField &field : thingFields()) {
                const bool isKnown = id && thingField(QString(field.key), m_catalogue.kind(*id).category);
                if (isKnown && thing.values.contains(field.key)) {
                    m_hasher.add(field.key);
                    m_hasher.add(QStringView(jsonLine(thing.values.value(field.key))));
                }
            }
            for (const QString &key : kindsNamedBy(thing)) {
                useKey(key);
            }
        }
    }

    void useKey(const QString &key)
    {
        if (const std::optional<KindId> id = m_catalogue.kindOf(key)) {
            use(*id);
        }
    }

    void use(KindId id)
    {
        const Kind &kind = m_catalogue.kind(id);
        if (m_kinds.try_emplace(kind.key, id).second) {
            for (const QString &key : kind.items) {
                useKey(key);
            }
        }
    }

    void useTerrain(TerrainId id)
    {
        const Terrain &terrain = m_catalogue.terrain(id);
        m_isSeen[id] = true;
        m_terrain.emplace(terrain.key, id);
        const std::optional<TerrainId> opened = m_catalogue.terrainOf(terrain.opensTo);
        if (opened && !m_isSeen[*opened]) {
            useTerrain(*opened);
        }
    }

    void addTerrain()
    {
        for (const auto &[key, id] : m_terrain) {
            const Terrain &terrain = m_catalogue.terrain(id);
            m_hasher.add(QStringView(key));
            m_hasher.add(QStringView(terrain.opensTo));
            m_hasher.add(QStringView(terrain.openedBy));
            m_hasher.add(int(terrain.drift));
            addFields(m_hasher, terrainFields, terrain);
        }
    }

    void addKinds()
    {
        for (const auto &[key, id] : m_kinds) {
            const Kind &kind = m_catalogue.kind(id);
            m_hasher.add(QStringView(key));
            m_hasher.add(int(kind.category));
            addFields(m_hasher, fieldsOf(kind.category), kind);
            for (const QString &item : kind.items) {
                m_hasher.add(QStringView(item));
            }
            for (const Effect &effect : kind.effects) {
                m_hasher.add(rowOf(effect.type).key);
                addFields(m_hasher, rowOf(effect.type).fields, effect);
            }
            addFields(m_hasher, targetingFields, kind.targeting);
        }
    }

    const Level &m_level;
    const Catalogue &m_catalogue;
    Hasher m_hasher;
    std::map<QString, KindId> m_kinds; ///< kinds that can occur, by key
    std::map<QString, TerrainId> m_terrain;
    std::array<bool, std::numeric_limits<TerrainId>::max() + 1> m_isSeen{}; ///< terrain that was added, by id
};

} // namespace

std::uint64_t levelHashOf(const PlayableLevel &level)
{
    return LevelHasher(level).hash();
}
