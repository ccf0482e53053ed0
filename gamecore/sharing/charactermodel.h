#pragma once

#include "gamecore/sharing/bitcoder.h"

#include <vector>

inline constexpr char32_t largestCodePoint = 0x10ffff;
/// The most different characters that a CharacterModel tells apart, beside the two that it leaves out.
inline constexpr std::size_t mostCodedCharacters = 256;

/// A character as 21 bits.
char32_t codeCodePoint(BitCoder &coder, char32_t character);

/// Characters by how often each was there before, those of the default legend known from the beginning.
class CharacterModel {
public:
    /// Those that are not coded.
    CharacterModel(char32_t first, char32_t second) : m_first(first), m_second(second) {}

    char32_t code(BitCoder &coder, char32_t character);
    /// Whether all that was read were characters, and no more of them than may be.
    bool isSound() const { return m_isSound; }

private:
    struct Counted {
        char32_t character = 0;
        int count = 0;
    };
    static std::vector<Counted> usual();

    char32_t m_first;
    char32_t m_second;
    std::vector<Counted> m_counted = usual();
    bool m_isSound = true;
};
