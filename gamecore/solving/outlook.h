#pragma once

#include "gamecore/solving/walkfields.h"

#include <array>

/// How a search may look at a state. Each is right where another one misleads.
enum class Aim : std::uint8_t {
    Progress, ///< what `win` asks for, the nearest first
    Care,     ///< the same, but hit points are worth as much
    Fight,    ///< whoever does harm is to die, at little cost
    Gather    ///< things that help are to be had first, at little cost
};
inline constexpr int aimCount = enumeratorCount<Aim>();

/// What a state looks like. Estimates only: nothing is claimed by them.
struct Outlook {
    std::array<qint64, aimCount> values{}; ///< by Aim: the less, the nearer to victory
    std::uint64_t type = 0;                ///< equal for states that are much alike
};

/// Looks at states of one level.
///
/// - What is left to be done counts first, then the way to the nearest of it. Where no way leads, keys and plates are
///   to be had whose doors are closed.
/// - A fight is expected to cost what those who come for the hero do to him until he has killed them one after the
///   other; potions in the bag are nearly as good as hit points. Where a touch kills, it is the nearness that counts.
class OutlookOn {
public:
    /// `world` is the level where the search begins: doors that are open by then ask for nothing.
    explicit OutlookOn(const World &world);

    Outlook at(const World &world);

private:
    using Field = WalkFields::Field;

    /// What is left to do, and the way to the nearest of it.
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
        int blows = 0; ///< that kill them all
        int nearest = WalkFields::unreached;
        qint64 harm = 0; ///< hit points that those who come for him will cost
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
    qint64 m_stage;     ///< more than any way
    qint64 m_goals = 1; ///< that there are at the start
    qint64 m_health;    ///< hit points at the start
};
