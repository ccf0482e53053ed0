#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/worstcase/pursuitscene.h"

#include <array>

/// The hero's steps on sets of cells. A set is an array of words with one bit for each cell, so that steps are computed
/// for 64 cells at once.
class PursuitHero {
public:
    using Word = BitGrid::Word;

    /// A set of cells with zero words on both sides, so that steps can read beyond its ends.
    class Cells {
    public:
        Cells() = default;
        explicit Cells(const PursuitHero &hero)
            : m_margin(hero.m_margin), m_words(std::size_t(hero.words() + 2 * hero.m_margin), 0)
        {
        }
        Word *words() { return m_words.data() + m_margin; }
        const Word *words() const { return m_words.data() + m_margin; }

    private:
        int m_margin = 0;
        std::vector<Word> m_words;
    };

    explicit PursuitHero(const PursuitScene &scene);

    /// Returns the number of words of a set.
    int words() const { return m_words; }
    /// Returns the index of a cell's bit in a set.
    int bitOf(Point cell) const { return cell.y * m_stride + cell.x; }
    static bool has(const Word *cells, int bit) { return (cells[bit / 64] >> unsigned(bit % 64) & 1U) != 0; }
    static void set(Word *cells, int bit) { cells[bit / 64] |= Word(1) << unsigned(bit % 64); }

    /// Adds to `before`, a set of words() words, the cells from which a step leads to one of `cells`.
    void addBefore(const Cells &cells, Word *before) const;
    /// Returns for each cell the number of steps to the nearest of `cells`, around stationary monsters but through all
    /// others; -1 if the hero can reach none of `cells`.
    Grid<int> stepsTo(const std::vector<Point> &cells) const;

private:
    /// The steps in one direction.
    struct Way {
        Direction direction = Direction::North;
        int words = 0;          ///< offset from a cell to its neighbor: whole words
        int bits = 0;           ///< and remaining bits, 0..63
        std::vector<Word> from; ///< set of cells from which this step is possible
    };

    Size m_size;
    int m_stride; ///< number of bits per row: one more than the width, so that steps do not wrap around
    int m_words;
    int m_margin; ///< zero words on each side of Cells
    std::vector<Way> m_ways;
};

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
