#include "gamecore/sharing/charactermodel.h"

namespace {

constexpr int seenAgain = 6;
constexpr quint32 neverSeen = 1;

} // namespace

char32_t codeCodePoint(BitCoder &coder, char32_t character)
{
    constexpr int bits = 21;
    char32_t coded = 0;
    for (int i = bits - 1; i >= 0; --i) {
        coded = coded << 1 | char32_t(coder.code((character >> i & 1) != 0, certainChance / 2));
    }
    return coded;
}

std::vector<CharacterModel::Counted> CharacterModel::usual()
{
    return {{U'@', 9}, {U'O', 6}, {U'g', 6}, {U'!', 4}, {U'T', 4}, {U'>', 4}, {U'+', 4}, {U'X', 3}, {U'R', 2},
            {U'K', 2}, {U'D', 1}, {U'~', 1}, {U'%', 1}, {U'^', 1}, {U':', 1}, {U'1', 1}, {U'2', 1}, {U'3', 1},
            {U'4', 1}, {U'5', 1}, {U'6', 1}, {U'l', 1}, {U'c', 1}, {U'f', 1}, {U'i', 1}, {U'-', 1}, {U'/', 1},
            {U'[', 1}, {U'(', 1}, {U'{', 1}, {U'.', 1}, {U' ', 1}, {U'#', 1}};
}

char32_t CharacterModel::code(BitCoder &coder, char32_t character)
{
    const auto isLeftOut = [this](const Counted &counted) {
        return counted.character == m_first || counted.character == m_second;
    };
    quint32 left = neverSeen;
    for (const Counted &counted : m_counted) {
        left += isLeftOut(counted) ? 0 : quint32(counted.count);
    }
    for (Counted &counted : m_counted) {
        if (isLeftOut(counted)) {
            continue;
        }
        const quint32 chance = qBound(1U, quint32(quint64(counted.count) * certainChance / left), certainChance - 1);
        if (coder.code(counted.character == character, chance)) {
            counted.count += seenAgain;
            return counted.character;
        }
        left -= quint32(counted.count);
    }
    const char32_t coded = codeCodePoint(coder, character);
    m_counted.push_back({coded, seenAgain});
    m_isSound = m_isSound && coded <= largestCodePoint && m_counted.size() <= usual().size() + mostCodedCharacters;
    return coded;
}
