#pragma once

#include "gamecore/solving/walkfields.h"

#include <array>

/// The heuristics of a search. Each succeeds in situations where another one misleads.
enum class Aim : std::uint8_t {
    Progress, ///< goals of `win`, the nearest first
    Care,     ///< like Progress, but hit points are worth as much
    Fight,    ///< kill dangerous monsters first, at little cost
    Gather    ///< collect helpful items first, at little cost
};
inline constexpr int aimCount = enumeratorCount<Aim>();

/// The heuristic values of a state. They are estimates, never proofs.
struct Outlook {
    std::array<qint64, aimCount> values{}; ///< estimated cost by Aim; lower is closer to victory
    std::uint64_t type = 0;                ///< equal for states that are much alike
};

/// Rates states of one level.
///
/// - The number of goals left counts first, then the path to the nearest goal. If no path leads there, the missing keys
///   and plates of closed doors are the next goals.
/// - The expected cost of a fight is the damage that approaching monsters deal until the hero has killed them one after
///   another. Potions in the bag are worth nearly as much as hit points. If contact kills, only the distance to the
///   monsters counts.
class OutlookOn {
public:
    /// `world` is the level at the start of the search. Doors that are already open need no key.
    explicit OutlookOn(const World &world);

    Outlook at(const World &world);

private:
    using Field = WalkFields::Field;

    /// The number of goals left, and the steps to the nearest one.
    struct Task {
        int left = 0;
        int nearest = WalkFields::unreached;

        void add(int steps)
        {
            ++left;
            nearest = qMin(nearest, steps);
        }
    };
    struct Foes {
        int count = 0;
        int blows = 0; ///< blows that kill all foes
        int nearest = WalkFields::unreached;
        qint64 harm = 0; ///< hit points that approaching foes will cost
    };

    int stepsTo(const Field &field, Point cell) const { return field[m_fields.placeOf(cell)]; }
    Task goalsOf(const World &world, const Field &field) const;
    qint64 wayOf(const World &world, const Field &field, const Task &goals) const;
    Task keysOf(const World &world, const Field &field) const;
    Foes foesOf(const World &world, const Field &field) const;
    Task helpOf(const World &world, const Field &field) const;
    qint64 vitalityOf(const World &world, const Foes &foes) const;
    int blowsTo(const World &world, ActorId id) const;

    WalkFields m_fields;
    std::vector<Point> m_exits;
    qint64 m_stage;     ///< longer than any path
    qint64 m_goals = 1; ///< number of goals at the start
    qint64 m_health;    ///< hit points at the start
};
