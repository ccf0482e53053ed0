#pragma once

// gamecore/worstcase: goals that monsters with random movement could keep from the hero at worst, whatever he does.

#include "gamecore/data/rules.h"
#include "gamecore/worstcase/worstcasebounds.h"

#include <array>
#include <atomic>
#include <functional>
#include <vector>

/// A goal that a monster can keep from the hero.
struct Denial {
    static constexpr int mostStands = 3;

    std::size_t thing = 0; ///< the monster's index in Level::things
    WinCondition condition = WinByTreasure;
    Point goal; ///< cell of the treasure; for all exits together, the first exit in reading order
    /// Cells where the monster would stand to deny the goal, 1..mostStands of them, the best first. The best cell is
    /// the one on which the monster denies the goal from the most cells of the hero. If the monster can stay nowhere,
    /// the only stand is its starting cell.
    std::vector<Point> stands = {};

    friend bool operator==(const Denial &, const Denial &) = default;
};

/// The goals that each patrol could deny the hero, and where it would stand.
struct WorstCase {
    /// A monster that could not be checked completely.
    struct LeftOut {
        std::size_t thing = 0;
        UncheckedReason why = UncheckedReason::TooMuch;

        friend bool operator==(const LeftOut &, const LeftOut &) = default;
    };

    std::vector<Denial> denials = {}; ///< by monster, then by goal: treasure in reading order, then exits
    int patrols = 0;                  ///< number of monsters that patrol
    int asked = 0;                    ///< number of patrols for which every goal was decided
    int goals = 0;           ///< number of goals that the hero could reach if no monster walked; 0 if unsupported
    bool isComplete = false; ///< true if every goal was decided for all patrols
    Unsupported unsupported = Unsupported::Nothing; ///< if not Nothing, no monster was processed
    std::vector<LeftOut> leftOut = {};              ///< in the order of the monsters
    /// Returns the number of monsters processed; fewer than `patrols` if the search was cancelled.
    int looked() const { return asked + int(leftOut.size()); }

    friend bool operator==(const WorstCase &, const WorstCase &) = default;
};

/// Computes the worst case of a level for a hero who begins at its start. The hero plays a game against each monster
/// separately. The monster chooses everything that the rules draw at random for a patrol: its initial facing if the
/// level leaves that open, the directions in which it turns, and its delays. Each cell with treasure is a goal, and all
/// exits together are another one, as far as `win` requires them. A goal is denied if the hero cannot force his way to
/// it without a death (DenialGame).
///
/// A denial is certain. Against this monster, with the worst luck, no hero reaches the goal under the rules, whatever
/// he knows. Under real time this assumes at least `stepMs` between his steps and no use of the command `protect`.
/// Where the model differs from the rules (PursuitScene, PursuitTempo), it favors the hero. A goal that is not denied
/// can be reached against this monster in the model, but not always in play, and two monsters together may deny it.
///
/// Some levels and monsters are not checked. A level with a feature in Unsupported is not checked at all. A monster is
/// left out if it starts on the hero's start, if other monsters may block it, or if it would exceed the limits.
///
/// To stop the search, set `isCancelled` from any thread; the results so far are returned and valid. `tell` is called
/// after each monster with the results so far.
WorstCase worstCaseOf(const PlayableLevel &level, const WorstCaseBounds &bounds = {},
                      const std::atomic<bool> *isCancelled = nullptr,
                      const std::function<void(const WorstCase &)> &tell = {});

/// A goal that two monsters can deny together, but neither alone.
struct PairDenial {
    static constexpr int mostStands = 3;

    std::array<std::size_t, 2> things{}; ///< indices in Level::things, the lower first
    WinCondition condition = WinByTreasure;
    Point goal; ///< as Denial::goal
    /// Like Denial::stands, but each stand consists of the cells of both monsters, in the order of `things`.
    std::vector<std::array<Point, 2>> stands = {};

    friend bool operator==(const PairDenial &, const PairDenial &) = default;
};

/// The goals that pairs of monsters could deny.
struct WorstPairs {
    std::vector<PairDenial> denials = {}; ///< by the first monster, then by the second, then by goal
    qint64 pairs = 0;                     ///< number of pairs of monsters that patrol
    qint64 looked = 0;                    ///< number of pairs processed, decided or not; below `pairs` if cancelled
    qint64 asked = 0;                     ///< number of processed pairs for which every goal was decided
    bool isComplete = false;              ///< true if every goal was decided for all pairs

    friend bool operator==(const WorstPairs &, const WorstPairs &) = default;
};

/// Computes the worst case of two monsters at a time. The guarantees, limits and cancelling of worstCaseOf() apply.
/// Denials are certain, but the list is not complete: under real time only the shortest delays are tried, with both
/// monsters acting at the same moments.
///
/// In levels where monsters block each other, no pair is checked. A pair with a monster that can come to a door is not
/// checked either. Goals that one monster of a pair denies alone are skipped for this pair. `alone` is the result of
/// worstCaseOf() for the same level and limits. `tell` is called after each pair with the results so far.
WorstPairs worstPairsOf(const PlayableLevel &level, const WorstCase &alone, const WorstCaseBounds &bounds = {},
                        const std::atomic<bool> *isCancelled = nullptr,
                        const std::function<void(const WorstPairs &)> &tell = {});

/// A monster or a pair of monsters with all goals that they could deny, for display.
struct Denier {
    struct Goal {
        WinCondition condition = WinByTreasure;
        Point cell;                               ///< as Denial::goal
        std::vector<std::vector<Point>> stands{}; ///< as DenialSearch::Denied::stands, in the order of `things`
    };

    std::vector<std::size_t> things; ///< one or two indices in Level::things
    std::vector<Goal> goals;         ///< at least one, in the order in which the search found them
};

/// Returns the deniers, sorted by the number of goals that they deny, the most first. Deniers of equally many goals are
/// in the order of the search.
std::vector<Denier> deniersOf(const WorstCase &found);
std::vector<Denier> deniersOf(const WorstPairs &found);
