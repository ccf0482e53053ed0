#pragma once

struct Rules;

/// How the steps of a hero and the actions of one monster come after each other, in a pursuit that the monster means to
/// win and the hero means to survive.
///
/// Turn by turn the hero takes at most one step, then the monster acts. Under real time he takes a step when he likes,
/// no two closer than `stepMs`, and the monster acts after `firstMs` and then every `actMs`, the shortest delay that
/// the rules let it draw. It loses nothing by that: a hero who waits has more of his next steps before him, never
/// fewer, so whatever he can force against a delay he can force against a longer one. What lies between two actions is
/// then no choice of anybody's but how many steps he takes, and only one number of his is carried from one action to
/// the next: the time until he may step again. It is counted in phases of `grainMs` and rounded down, so that a hero
/// here is never slower than by the rules; where `grainMs` divides both times nothing is rounded, and this is exact.
struct PursuitTempo {
    static constexpr int mostPhases = 12;

    int stepMs = 1; ///< at least 1
    int actMs = 1;
    int firstMs = 1;
    int grainMs = 1;

    /// Of a monster that acts in each of `everyTurns` turns, or waits so many times as long.
    static PursuitTempo of(const Rules &rules, int stepMs, int everyTurns);

    /// A hero in phase n may step again after n * grainMs; phases are 0..phases()-1.
    int phases() const { return (stepMs - 1) / grainMs + 1; }

    /// What fits before the next action of the monster.
    struct Stretch {
        int steps = 0; ///< at most so many of the hero
        int phase = 0; ///< in which he is after that many; after fewer he may step at once
    };
    /// From a moment when the hero is in a phase and the monster acts after `ms`. A step at the very moment when it
    /// acts comes after its action.
    Stretch stretch(int ms, int phase) const;
};
