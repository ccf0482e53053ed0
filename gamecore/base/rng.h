#pragma once

#include <array>
#include <cstdint>

/// The random generator for levels and mazes: xoshiro256** 1.0 (D. Blackman, S. Vigna, "Scrambled linear pseudorandom
/// number generators", 2018), seeded by SplitMix64. It has its own range reduction, because the distributions of the
/// standard library differ between platforms.
///
/// A game is a function of (level, ruleset, seed, commands), bit for bit. These rules keep games reproducible:
/// - in play, random draws are keyed (Luck), so their order does not matter;
/// - level generation passes its Rng by reference. There is no global Rng, and there are never two draws in one
///   expression or argument list, where the order of the draws would be undefined;
/// - the choice of pictures uses no random numbers (see variantAt()), so displaying a game cannot change it;
/// - rules never iterate a hashed container, compare pointers, use floating point, or sort with ties;
/// - actors and items are identified by id, never by address.
class Rng {
public:
    /// Streams with the same seed but different numbers are independent.
    explicit Rng(std::uint64_t seed = 0, std::uint64_t stream = 0);

    /// Returns 64 uniform bits.
    std::uint64_t next();
    /// Returns a number uniform in 0..limit-1 without bias; may draw more than once. `limit` must be at least 1.
    int below(int limit);
    /// Returns a number uniform in first..last, both included; `first` must not exceed `last`.
    int between(int first, int last);

    friend bool operator==(const Rng &, const Rng &) = default;

private:
    std::array<std::uint64_t, 4> m_state;
};

/// Returns one step of SplitMix64 (S. Vigna, public domain): mixes 64 bits so that similar inputs give distant results.
constexpr std::uint64_t mixed(std::uint64_t value)
{
    value += 0x9e3779b97f4a7c15ULL;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ULL;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebULL;
    return value ^ (value >> 31);
}

/// Returns word `count`, from 0, of the SplitMix64 stream that starts from `state`.
constexpr std::uint64_t splitMixWord(std::uint64_t state, std::uint64_t count)
{
    return mixed(state + count * 0x9e3779b97f4a7c15ULL);
}

/// Returns a limit: random words below the limit, taken modulo `range`, are uniform in 0..range-1. Callers replace any
/// word that is not below the limit by another draw.
constexpr std::uint64_t usableWords(std::uint64_t range)
{
    return UINT64_MAX - UINT64_MAX % range;
}

/// Maximum seed, 2^53-1: every JSON reader represents such numbers exactly.
inline constexpr std::uint64_t largestSeed = (std::uint64_t(1) << 53) - 1;
inline constexpr int longestSeed = 16; ///< length of the largest seed in decimal digits

/// Keyed random numbers. A draw depends on the seed, the actor, the purpose, and the number of earlier draws of that
/// actor for that purpose. It does not depend on the draws of other actors. One actor's actions therefore never change
/// another's luck, and no generator state is stored.
///
/// Counter-based random numbers (J. Salmon, M. Moraes, R. Dror, D. Shaw, "Parallel random numbers: as easy as 1, 2, 3",
/// 2011) with the words of SplitMix64. Seed, key and purpose form the initial state of a stream, and the count
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
