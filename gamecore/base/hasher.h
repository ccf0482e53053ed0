#pragma once

#include "gamecore/base/rng.h"

#include <QString>

#include <cstdint>
#include <optional>

/// A 64-bit hash of a sequence of numbers; the order matters. Equal sequences give equal hashes on every platform. Not
/// cryptographic: good for comparing worlds, but not against forgery.
class Hasher {
public:
    void add(std::uint64_t value) { m_hash = mixed(m_hash ^ value); }
    void add(std::int64_t value) { add(std::uint64_t(value)); }
    void add(int value) { add(std::uint64_t(std::int64_t(value))); }
    /// Adds each character, then the number of characters.
    void add(QStringView text)
    {
        for (const QChar character : text) {
            add(int(character.unicode()));
        }
        add(std::int64_t(text.size()));
    }
    void add(QLatin1StringView text)
    {
        for (const char character : text) {
            add(int(std::uint8_t(character)));
        }
        add(std::int64_t(text.size()));
    }

    std::uint64_t hash() const { return m_hash; }

private:
    std::uint64_t m_hash = 0;
};

inline std::uint64_t hashOf(QStringView text)
{
    Hasher hasher;
    hasher.add(text);
    return hasher.hash();
}

/// Returns a hash as 16 lower-case hexadecimal digits, for files and display.
inline QString hashText(std::uint64_t hash)
{
    constexpr int digits = 16;
    return QString::number(hash, digits).rightJustified(digits, QLatin1Char('0'));
}

/// Parses the text of hashText(). std::nullopt for any other text.
inline std::optional<std::uint64_t> hashFromText(const QString &text)
{
    constexpr qsizetype digits = 16;
    bool isNumber = false;
    const qulonglong hash = text.toULongLong(&isNumber, digits);
    const bool isHash = isNumber && text.size() == digits && text == text.toLower() && text.front() != u'+';
    return isHash ? std::optional(std::uint64_t(hash)) : std::nullopt;
}
