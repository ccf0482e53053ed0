#pragma once

#include "gamecore/solving/herodistancemaps.h"

#include <array>

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
