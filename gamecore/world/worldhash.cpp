#include "gamecore/base/hasher.h"
#include "gamecore/data/kind.h"
#include "gamecore/world/world.h"
#include "gamecore/world/worldfields.h"

namespace {

/// Hash builder for the values of all rows. Enumerations that may grow enter by their key, and optional values are
/// skipped where files omit them. A new enumerator or optional row therefore leaves existing hashes unchanged.
class StateHasher {
public:
    explicit StateHasher(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    std::uint64_t hash() const { return m_hasher.hash(); }

    void add(bool value) { m_hasher.add(int(value)); }
    void add(char value) { m_hasher.add(int(value)); }
    void add(int value) { m_hasher.add(value); }
    void add(std::uint32_t value) { m_hasher.add(std::uint64_t(value)); }
    void add(qint64 value) { m_hasher.add(std::int64_t(value)); }
    void add(std::uint64_t value) { m_hasher.add(value); }
    void add(KindId kind) { m_hasher.add(m_catalogue.kind(kind).keyHash); }
    void add(TerrainId terrain) { m_hasher.add(m_catalogue.terrain(terrain).keyHash); }
    void add(const ExploredCells &explored) { m_hasher.add(explored.hash()); }
    void add(Point cell)
    {
        m_hasher.add(cell.x);
        m_hasher.add(cell.y);
    }
    void add(Behavior behavior) { m_hasher.add(rowOf(behavior).key); }
    void add(const Statuses &statuses)
    {
        for (const StatusRow &row : statusRows) {
            if (statuses.has(row.status)) {
                add(row.key, statuses.left(row.status));
            }
        }
        m_hasher.add(0);
    }
    void add(const Draws &draws)
    {
        for (const PurposeRow &row : purposeRows) {
            if (const std::uint32_t count = draws[std::size_t(row.purpose)]; count > 0) {
                add(row.key, count);
            }
        }
        m_hasher.add(0);
    }
    template<typename Value>
    void add(const Value &value)
    {
        if constexpr (std::is_enum_v<Value>) {
            m_hasher.add(int(value));
        } else {
            addFields(value);
        }
    }
    template<typename Value>
    void add(const std::optional<Value> &value)
    {
        add(value.has_value());
        add(value.value_or(Value()));
    }
    template<typename Value>
    void add(const std::vector<Value> &values)
    {
        m_hasher.add(int(values.size()));
        for (const Value &value : values) {
            add(value);
        }
    }

private:
    template<typename Value>
    void add(QLatin1StringView key, const Value &value)
    {
        m_hasher.add(key);
        add(value);
    }

    template<typename Value>
    void addIfChanged(QLatin1StringView key, const Value &value, const Value &fresh)
    {
        if (value != fresh) {
            add(key, value);
        }
    }

    template<typename Owner>
    void addFields(const Owner &owner)
    {
        const Owner fresh{};
        forEachField(fieldsOf(owner), [&](const auto &field) {
            const auto &value = owner.*field.member;
            if (field.traits.use == FieldUse::Shown) {
                return;
            }
            if constexpr (std::decay_t<decltype(field)>::isWritten) {
                if (field.traits.isOptional) {
                    this->addIfChanged(field.key, value, fresh.*field.member);
                    return;
                }
            }
            this->add(value);
        });
    }

    const Catalogue &m_catalogue;
    Hasher m_hasher;
};

} // namespace

std::uint64_t World::hash() const
{
    StateHasher hasher(*m_catalogue);
    hasher.add(m_levelHash);
    hasher.add(m_state);
    return hasher.hash();
}
