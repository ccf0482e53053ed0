#pragma once

#include <array>
#include <cstdint>

/// The random generator for levels and mazes: xoshiro256** 1.0 (D. Blackman, S. Vigna, "Scrambled linear pseudorandom
/// number generators", 2018), seeded by SplitMix64. It has its own range reduction, because the distributions of the
/// standard library differ between platforms.
///
/// A game is a function of (level, ruleset, seed, commands), bit for bit. These rules keep games reproducible:
/// - in play, random draws are keyed (luck.h), so their order does not matter;
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
