#pragma once

#include <cstdint>

/// Keyed random numbers. A draw depends on the seed, the actor, the purpose, and the number of earlier draws of that
/// actor for that purpose. It does not depend on the draws of other actors. One actor's actions therefore never change
/// another's luck, and no generator state is stored.
///
/// Counter-based random numbers (J. Salmon, M. Moraes, R. Dror, D. Shaw, "Parallel random numbers: as easy as 1, 2, 3",
/// 2011) with the words of SplitMix64 (rng.h). Seed, key and purpose form the initial state of a stream, and the count
/// selects one of its words.
class Luck {
public:
    /// The key of a draw.
    struct Draw {
        std::uint64_t who = 0;   ///< a hash of a permanent name of the actor, never a running number
        int purpose = 0;         ///< draws for different purposes are independent
        std::uint32_t count = 0; ///< number of earlier draws of `who` for this purpose
    };

    explicit Luck(std::uint64_t seed) : m_seed(seed) {}
    std::uint64_t seed() const { return m_seed; }

    /// Returns 64 uniform bits.
    std::uint64_t word(const Draw &draw) const;
    /// Returns a number uniform in 0..limit-1 without bias. `limit` must be at least 1.
    int below(const Draw &draw, int limit) const;
    /// Returns a number uniform in first..last, both included; `first` must not exceed `last`.
    int between(const Draw &draw, int first, int last) const;

private:
    std::uint64_t m_seed;
};
