#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/worstcase/pursuitscene.h"

#include <array>

/// Sets of cells on which a hero may be, a bit each in one row of words, and where his steps come from, 64 cells at
/// once.
class PursuitHero {
public:
    using Word = BitGrid::Word;

    /// A set of cells with words around it that are 0 and stay so: steps are looked up across its ends.
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

    /// Of a set.
    int words() const { return m_words; }
    /// The place of a cell in a set.
    int bitOf(Point cell) const { return cell.y * m_stride + cell.x; }
    static bool has(const Word *cells, int bit) { return (cells[bit / 64] >> unsigned(bit % 64) & 1U) != 0; }
    static void set(Word *cells, int bit) { cells[bit / 64] |= Word(1) << unsigned(bit % 64); }

    /// Adds to `before` the cells from which a step leads to one of `cells`.
    void addBefore(const Cells &cells, Word *before) const;
    /// By how many steps he comes to the nearest of some cells if nobody hunts him; -1 where he never does.
    Grid<int> stepsTo(const std::vector<Point> &cells) const;

private:
    /// Steps in a direction.
    struct Way {
        Direction direction = Direction::North;
        int words = 0; ///< from a cell to where it leads: so many words
        int bits = 0;  ///< and so many bits, 0..63
        std::vector<Word> from;
    };

    Size m_size;
    int m_stride;
    int m_words;
    int m_margin;
    std::vector<Way> m_ways;
};
