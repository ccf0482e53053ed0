#pragma once

// gamecore/worstcase: the worst case: what monsters that walk by chance could keep from the hero, whatever he does.

#include "gamecore/data/rules.h"
#include "gamecore/worstcase/untold.h"
#include "gamecore/worstcase/worstcasebounds.h"

#include <atomic>
#include <functional>
#include <vector>

/// A monster can keep the hero from a goal.
struct Denial {
    static constexpr int mostStands = 3;

    std::size_t thing = 0; ///< the monster: its place in Level::things
    WinCondition condition = WinByTreasure;
    Point goal; ///< where a treasure lies; of exits, all of which are denied, the first in reading order
    /// Where it would stand, the most telling cell first (denialStands()): 1..mostStands.
    std::vector<Point> stands = {};

    friend bool operator==(const Denial &, const Denial &) = default;
};

/// For each monster that walks by chance: which goals it could deny the hero, and where it would stand.
struct WorstCase {
    /// A monster of which not everything can be found out.
    struct LeftOut {
        std::size_t thing = 0;
        Untold why = Untold::TooMuch;

        friend bool operator==(const LeftOut &, const LeftOut &) = default;
    };

    std::vector<Denial> denials = {};  ///< by monster, for each by goal: treasure in reading order, then the exits
    int patrols = 0;                   ///< monsters that walk by chance
    int asked = 0;                     ///< of them those of which everything was found out
    int goals = 0;                     ///< that the hero could come to if nobody hunted him
    bool isComplete = false;           ///< all were asked
    Beyond beyond = Beyond::Nothing;   ///< if there is any, none were asked or left out
    std::vector<LeftOut> leftOut = {}; ///< in the order of the monsters
    /// Monsters to which the search has come; fewer than `patrols` if it was cancelled.
    int looked() const { return asked + int(leftOut.size()); }

    friend bool operator==(const WorstCase &, const WorstCase &) = default;
};

/// The worst case of a level, played by a hero who begins in it: a game of him against one monster after the other,
/// each of which chooses what patrols draw by chance: its first facing, if the level leaves it open, the ways that it
/// turns, how long it waits. A goal is each treasure that `win` asks for, and the exits if it asks for these. It is
/// denied if the hero cannot force to come to it without a death (DenialGame).
///
/// A denial is certain: against this monster, steered so, no hero comes to that goal under the rules, whoever he is and
/// whatever he knows, if under real time he keeps `stepMs` between his steps and does not protect himself by command.
/// Where the rules are not followed exactly he is given more than they do: PursuitScene, PursuitTempo. That a goal is
/// not denied says only that it can be had from this monster alone: two together may deny what neither can.
///
/// Nothing is said where more than touching decides (Beyond), and of a monster that stands on the
/// start, that others may stop where at most one may stand on a cell, or that would take more than the bounds.
///
/// To stop it, set `isCancelled` from any thread: what it has found until then is true, and told after each monster.
WorstCase worstCaseOf(const PlayableLevel &level, const WorstCaseBounds &bounds = {},
                      const std::atomic<bool> *isCancelled = nullptr,
                      const std::function<void(const WorstCase &)> &tell = {});
