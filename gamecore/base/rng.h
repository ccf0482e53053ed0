#pragma once

#include <array>
#include <cstdint>

/// The random stream of what is made at once, such as a maze: xoshiro256** 1.0 (D. Blackman, S. Vigna, "Scrambled
/// linear pseudorandom number generators", 2018), its state filled from a seed by SplitMix64, with a range reduction of
/// our own, because the distributions of the standard library differ between platforms.
///
/// A game is a function of (level, ruleset, seed, commands), bit for bit. What keeps it one:
/// - in play chance is drawn by name (luck.h), so that there is no order of draws;
/// - where a level is made the stream is passed by reference; there is no global one, and never are there two draws in
///   one expression or argument list: their order is not defined;
/// - looks never draw (variantAt() gives them), so that drawing cannot change a game;
/// - rules never iterate a hashed container, compare pointers, use floating point or sort with ties;
/// - actors and items are named by id, never by address.
class Rng {
public:
    /// Streams of the same seed but different number are independent of each other.
    explicit Rng(std::uint64_t seed = 0, std::uint64_t stream = 0);

    /// All 64 bits are uniform.
    std::uint64_t next();
    /// Uniform in 0..limit-1 without bias; may draw more than once. `limit` must be at least 1.
    int below(int limit);
    /// Uniform in first..last, both included; `first` must not be above `last`.
    int between(int first, int last);

    friend bool operator==(const Rng &, const Rng &) = default;

private:
    std::array<std::uint64_t, 4> m_state;
};

/// One step of SplitMix64 (S. Vigna, public domain algorithm): mixes 64 bits so that close inputs lie far apart.
constexpr std::uint64_t mixed(std::uint64_t value)
{
    value += 0x9e3779b97f4a7c15ULL;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ULL;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebULL;
    return value ^ (value >> 31);
}

/// Word `count`, from 0, of the SplitMix64 stream that starts from `state`.
constexpr std::uint64_t splitMixWord(std::uint64_t state, std::uint64_t count)
{
    return mixed(state + count * 0x9e3779b97f4a7c15ULL);
}

/// Words from here on favour small results when they are reduced to `range` values: draw again after one of these.
constexpr std::uint64_t usableWords(std::uint64_t range)
{
    return UINT64_MAX - UINT64_MAX % range;
}

/// Seeds are 0..2^53-1, so that every JSON reader keeps them exact.
inline constexpr std::uint64_t largestSeed = (std::uint64_t(1) << 53) - 1;
inline constexpr int longestSeed = 16; ///< its digits
