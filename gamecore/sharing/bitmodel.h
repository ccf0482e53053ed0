#pragma once

#include "gamecore/sharing/bitcoder.h"

#include <array>
#include <vector>

/// What is known of a bit in one context: its probability, and from how many bits that was learned.
struct BitChance {
    quint16 chance = 0x8000; ///< of a 1, in 65,536
    quint16 count = 0;

    void learn(bool bit, int mostCount);
};

/// A bit whose probability follows from those before it.
class LearnedBit {
public:
    bool code(BitCoder &coder, bool bit);

private:
    BitChance m_chance;
};

/// Whole numbers from 0: how many binary digits number + 1 has, digit by digit, then these digits but the first.
class NumberModel {
public:
    /// Numbers below 2^30.
    quint32 code(BitCoder &coder, quint32 number);

private:
    static constexpr int mostDigits = 30;
    std::array<LearnedBit, mostDigits + 1> m_lengths;
    std::array<LearnedBit, mostDigits + 1> m_seconds; ///< the digit behind the first, by length
};

/// A bit that is looked at in several contexts at once. What each of them says is weighed by how often it was right so
/// far ("logistic mixing", M. Mahoney, "Adaptive Weighing of Context Models for Lossless Data Compression", 2005), in
/// whole numbers alone, so that every machine comes to the same bits.
class MixedBit {
public:
    /// `contexts` tables of 2^`tableBits` chances. A chance forgets what lies more than about `mostCount` bits back in
    /// its context.
    MixedBit(int contexts, int tableBits, int mostCount);

    /// Which context of a table holds: any number, of which a hash is the place in the table. Contexts that meet at a
    /// place are held for one.
    void setContext(int table, quint32 context);
    bool code(BitCoder &coder, bool bit);
    /// Learns a bit without coding it.
    void learn(bool bit);

private:
    quint32 mixed();
    void update(bool bit);

    int m_tableBits;
    int m_mostCount;
    quint32 m_chance = 0;
    std::vector<BitChance> m_chances;
    std::vector<int> m_weights;
    std::vector<std::size_t> m_places;
    std::vector<int> m_inputs;
};
