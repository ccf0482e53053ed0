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
    /// Returns for each cell the number of steps to the nearest of `cells`, around stationary monsters but regardless
    /// of all others; -1 if none can be reached.
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
