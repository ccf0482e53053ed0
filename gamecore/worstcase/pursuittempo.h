#pragma once

struct Rules;

/// The times of the hero's steps and of a monster's actions, in a pursuit in which both play as well as they can.
///
/// Under turns the hero takes at most one step in each turn, before the monster acts; times are then in turns. Under
/// real time he steps when he likes, with at least `stepMs` between steps. The monster acts after `firstMs` and then
/// every `actMs`, the shortest delay that the rules allow. This is its best choice: whatever the hero can force against
/// some delay, he can also force against a longer one by waiting.
///
/// Between two actions of the monster, the hero only chooses how many steps he takes. A single number carries over to
/// the time after the action: how long he must wait until he may step again. This time is counted in phases of
/// `grainMs` and rounded down, so that the hero is never slower than by the rules. If `grainMs` divides `stepMs` and
/// `actMs`, the model is exact.
struct PursuitTempo {
    static constexpr int mostPhases = 12;

    int stepMs = 1;  ///< least time between two steps of the hero, at least 1
    int actMs = 1;   ///< time between two actions of the monster
    int firstMs = 1; ///< time of the monster's first action
    int grainMs = 1; ///< length of a phase

    /// Returns the tempo for a monster that acts every `everyTurns` turns. Under real time, the delays between its
    /// actions are multiplied by `everyTurns`.
    static PursuitTempo of(const Rules &rules, int stepMs, int everyTurns);

    /// Returns the number of phases. In phase n the hero may step again after n * grainMs; n is 0..phases()-1.
    int phases() const { return (stepMs - 1) / grainMs + 1; }

    /// The hero's steps before the next action of the monster.
    struct Stretch {
        int steps = 0; ///< largest number of steps
        int phase = 0; ///< his phase after the action if he takes all these steps; if he takes fewer, his phase is 0
    };
    /// Returns the steps that fit between a moment at which the hero is in `phase` and the next action of the monster,
    /// `ms` later. A step at the time of the action does not count: the action comes first.
    Stretch stretch(int ms, int phase) const;
};
