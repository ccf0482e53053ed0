#include "gamecore/base/hasher.h"
#include "gamecore/data/kind.h"
#include "gamecore/world/world.h"
#include "gamecore/world/worldfields.h"

namespace {

/// Folds in whatever a row of the table can be.
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
    void add(const Statuses &statuses)
    {
        for (int i = 0; i < statusEffectCount; ++i) {
            const auto status = StatusEffect(i);
            m_hasher.add(statuses.has(status) ? statuses.left(status) : -1);
        }
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
    template<typename Value, std::size_t count>
    void add(const std::array<Value, count> &values)
    {
        for (const Value &value : values) {
            add(value);
        }
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
    template<typename Owner>
    void addFields(const Owner &owner)
    {
        forEachField(fieldsOf(owner), [this, &owner](const auto &field) {
            if (field.traits.use != FieldUse::Shown) {
                this->add(owner.*field.member);
            }
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
