#pragma once

#include "gamecore/world/world.h"

#include <array>
#include <limits>
#include <unordered_map>

/// Distance maps from the hero's cell, which depend on the keys in his bag and on the open doors, but not on monsters.
/// The maps are cached by cell, keys and opened doors, since a search needs the same maps again and again.
///
/// A step in any direction costs 1, and opening a door 1 more. Damaging terrain costs 1 more for each hit point that it
/// takes. A step costs at most 30. Corners and moving terrain are ignored: distances are estimates, never proofs.
/// Memory: 2 bytes a cell and map; when the cache exceeds 32 MiB, it is cleared.
class HeroDistanceMaps {
public:
    /// The distance of a cell that the hero cannot reach.
    static constexpr int unreached = std::numeric_limits<std::uint16_t>::max();

    /// Finds the doors, gates and plates of the level. Doors that are already open in `world` are ignored.
    explicit HeroDistanceMaps(const World &world);

    /// Distances from the hero's cell, by placeOf().
    using Field = std::vector<std::uint16_t>;
    /// Returns the map for a state of the level. Valid until the next call.
    const Field &fromHero(const World &world);
    /// Returns the index of a cell in a Field.
    std::size_t placeOf(Point cell) const
    {
        return std::size_t(cell.y) * std::size_t(m_size.width) + std::size_t(cell.x);
    }

    /// Returns a bound: all paths without damage are shorter. It is the number of walkable cells and doors, plus 2,
    /// but capped at a quarter of `unreached`, so in very large levels such paths can be longer.
    int longest() const { return m_longest; }
    /// Returns the catalogue keys of the items and plates that the doors and gates of the level need. The parameter
    /// `key` of the functions below is an index in this list.
    const std::vector<QString> &keys() const { return m_keys; }
    /// True if the hero has the item with this key in his bag; always false for plates.
    bool isHeld(const World &world, int key) const;
    /// True if a door or gate that needs the item or plate with this key is still closed.
    bool isAsked(const World &world, int key) const;
    /// Returns the cells of plates, with their index in keys().
    const std::vector<std::pair<Point, int>> &plates() const { return m_plates; }

private:
    std::uint64_t openedHash(const World &world) const;
    int costOf(const World &world, Point cell) const;
    void layCosts(const World &world, std::vector<std::uint8_t> &costs) const;
    void spread(const std::vector<std::uint8_t> &costs, Point from, Field &field);
    int keyOf(const QString &key);

    Size m_size;
    int m_moves; ///< number of directions: 4 or 8
    int m_longest = 0;
    std::vector<QString> m_keys;
    std::vector<int> m_kinds;                ///< by index in m_keys: KindId of the item; -1 for a plate
    std::vector<std::vector<Point>> m_doors; ///< by index in m_keys: cells of its doors and gates
    std::vector<std::pair<Point, int>> m_plates;
    std::unordered_map<std::uint64_t, std::vector<std::uint8_t>> m_costs; ///< by hash of keys held and doors opened
    std::unordered_map<std::uint64_t, Field> m_fields; ///< by hash of cell, keys held and doors opened
    std::vector<std::vector<int>> m_buckets;           ///< working memory of spread()
};

/// The heuristics of a search. Each succeeds in situations where others mislead.
enum class Aim : std::uint8_t {
    Progress, ///< reach the goals of `win`, the nearest first
    Care,     ///< like Progress, but lost hit points count, too: losing all of them counts as much as half of the goals
    Fight,    ///< first kill the foes within reach, losing few hit points; like Care if there are none
    Gather    ///< first collect the useful items within reach, losing few hit points; like Care if there are none
};
inline constexpr int aimCount = enumeratorCount<Aim>();

/// The heuristic values of a state. They are estimates, never proofs.
struct StateRating {
    std::array<qint64, aimCount> values{}; ///< estimated cost by Aim; lower is closer to victory
    /// Hash of the numbers of goals, foes and useful items left, and of the hero's rough position and hit points: equal
    /// for similar states.
    std::uint64_t type = 0;
};

/// The evaluation of states of one level.
///
/// - The number of goals left counts first, then the path to the nearest goal. If no path leads to any goal, the next
///   goals are the missing keys and the plates that closed doors and gates need.
/// - The expected cost of a fight is the damage that approaching monsters deal until the hero has killed them one after
///   another. Potions in the bag count as three quarters of the hit points that they restore. If contact kills, only
///   the distance to the monsters counts.
class StateRater {
public:
    /// `world` is the level at the start of the search. Doors that are already open in `world` need no key.
    explicit StateRater(const World &world);

    /// Rates a state of the level. Reuses distance maps of earlier calls.
    StateRating at(const World &world);

private:
    using Field = HeroDistanceMaps::Field;

    /// The number of targets of one sort (goals, keys or items) that are left, and the cost of reaching the nearest
    /// target, in steps; `unreached` if no path leads to any.
    struct Task {
        int left = 0;
        int nearest = HeroDistanceMaps::unreached;

        void add(int steps)
        {
            ++left;
            nearest = qMin(nearest, steps);
        }
    };
    /// The living monsters that walk and are not charmed.
    struct Foes {
        int count = 0;                             ///< number of foes within reach
        int blows = 0;                             ///< blows that kill all foes within reach
        int nearest = HeroDistanceMaps::unreached; ///< steps to the nearest foe
        qint64 harm = 0;                           ///< hit points that approaching foes will cost
    };

    int stepsTo(const Field &field, Point cell) const { return field[m_fields.placeOf(cell)]; }
    Task goalsOf(const World &world, const Field &field) const;
    qint64 wayOf(const World &world, const Field &field, const Task &goals) const;
    Task keysOf(const World &world, const Field &field) const;
    Foes foesOf(const World &world, const Field &field) const;
    Task helpOf(const World &world, const Field &field) const;
    qint64 vitalityOf(const World &world, const Foes &foes) const;
    int blowsTo(const World &world, ActorId id) const;

    HeroDistanceMaps m_fields;
    std::vector<Point> m_exits; ///< exits and stairs
    qint64 m_stage;             ///< cost of a missing key, in steps: HeroDistanceMaps::longest()
    qint64 m_goals = 1;         ///< number of goals at the start, at least 1
    qint64 m_health;            ///< maximum hit points at the start
};
