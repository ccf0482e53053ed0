#pragma once

#include <cstdint>

/// Chance by name: what is drawn follows from the seed, from who draws, what for, and how often he did so before, and
/// from nothing that others draw. So what one does changes nobody else's luck, and there is no stream to keep.
///
/// Counter-based random numbers (J. Salmon, M. Moraes, R. Dror, D. Shaw, "Parallel random numbers: as easy as 1, 2, 3",
/// 2011), with the words of SplitMix64 (rng.h): seed, name and purpose make the state that a stream starts from, the
/// count says which of its words is meant.
class Luck {
public:
    /// Which draw is meant.
    struct Draw {
        std::uint64_t who = 0;   ///< a hash of a name that lasts, never a running number
        int purpose = 0;         ///< what for: purposes do not touch each other
        std::uint32_t count = 0; ///< draws of `who` for this purpose before
    };

    explicit Luck(std::uint64_t seed) : m_seed(seed) {}
    std::uint64_t seed() const { return m_seed; }

    /// All 64 bits are uniform.
    std::uint64_t word(const Draw &draw) const;
    /// Uniform in 0..limit-1 without bias. `limit` must be at least 1.
    int below(const Draw &draw, int limit) const;
    /// Uniform in first..last, both included; `first` must not be above `last`.
    int between(const Draw &draw, int first, int last) const;

private:
    std::uint64_t m_seed;
};
