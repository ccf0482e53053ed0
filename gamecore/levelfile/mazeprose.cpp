#include "gamecore/levelfile/mazeprose.h"

#include "gamecore/levelfile/mazetitle.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Punctuation before and behind a word.
constexpr QStringView opening = u"(\"'“„«‘";
constexpr QStringView closing = u".,;:!?)\"'”“»’…";

/// What a line holds, parted by its blanks.
struct LineParts {
    int words = 0;
    int plainWords = 0; ///< of these, those that have more letters than any row of things (mazetitle.h)
    int small = 0;      ///< numbers, single letters, dashes
    int others = 0;
    bool beginsAsText = false;
};

QStringView withoutPunctuation(QStringView part)
{
    while (!part.isEmpty() && opening.contains(part.front())) {
        part = part.sliced(1);
    }
    while (!part.isEmpty() && closing.contains(part.back())) {
        part.chop(1);
    }
    return part;
}

bool isVowel(QChar c)
{
    return u"aeiouyäöü"_s.contains(c.toLower()) || (c.unicode() > 0x7f && c.isLower());
}

/// Letters, within which an apostrophe or a hyphen may stand; no letter three times in a row.
bool isSpelledAsWord(QStringView part)
{
    for (qsizetype i = 0; i < part.size(); ++i) {
        const bool isInner = i > 0 && i + 1 < part.size();
        if (!part[i].isLetter() && !(isInner && u"'’-"_s.contains(part[i]))) {
            return false;
        }
        if (i > 1 && part[i] == part[i - 1] && part[i] == part[i - 2]) {
            return false;
        }
    }
    return std::any_of(part.begin(), part.end(), isVowel);
}

/// Lower case but for the first letter, or upper case.
bool isCasedAsWord(QStringView part)
{
    const auto isUpper = [](QChar c) { return c.isUpper(); };
    return std::none_of(part.begin() + 1, part.end(), isUpper)
           || std::none_of(part.begin(), part.end(), [](QChar c) { return c.isLower(); });
}

bool isWord(QStringView part)
{
    return part.size() > 1 && isSpelledAsWord(part) && isCasedAsWord(part);
}

bool isSmall(QStringView part)
{
    const bool isSingle = part.size() == 1 && (part.front().isLetter() || u"-–—&"_s.contains(part.front()));
    return isSingle || (!part.isEmpty() && std::all_of(part.begin(), part.end(), [](QChar c) { return c.isDigit(); }));
}

LineParts partsOf(QStringView line)
{
    LineParts parts;
    for (const QStringView part : line.split(u' ', Qt::SkipEmptyParts)) {
        const QStringView bare = withoutPunctuation(part);
        const bool isSmallPart = isSmall(bare);
        const bool isWordPart = isWord(bare);
        const bool isFirst = parts.words + parts.small + parts.others == 0;
        parts.words += isWordPart ? 1 : 0;
        parts.plainWords += isWordPart && hasWord(bare) ? 1 : 0;
        parts.small += isSmallPart ? 1 : 0;
        parts.others += isWordPart || isSmallPart ? 0 : 1;
        parts.beginsAsText = parts.beginsAsText || (isFirst && parts.others == 0);
    }
    return parts;
}

/// Most rows end here: a line that begins with a cell is not looked at, nor one with a wall, nor one that no comment is
/// as long as.
bool mayBeText(QStringView line)
{
    constexpr qsizetype longest = 4000;
    const bool isOfLength = !line.isEmpty() && line.size() <= longest;
    return isOfLength && (line.front().isLetterOrNumber() || opening.contains(line.front())) && !line.contains(u'#');
}

} // namespace

bool endsSentence(QStringView line)
{
    line = line.trimmed();
    return !line.isEmpty() && u".!?"_s.contains(line.back());
}

bool isSentence(QStringView line)
{
    line = line.trimmed();
    if (!mayBeText(line)) {
        return false;
    }
    const LineParts parts = partsOf(line);
    const bool isMostlyWords = parts.others * 3 <= parts.words && parts.small <= parts.words;
    const bool isShort = parts.words == 2 && parts.others == 0 && endsSentence(line);
    return parts.beginsAsText && isMostlyWords && parts.plainWords > 0 && (parts.words > 2 || isShort);
}

bool isOfWords(QStringView line)
{
    line = line.trimmed();
    if (!mayBeText(line)) {
        return false;
    }
    const LineParts parts = partsOf(line);
    return parts.words > 0 && parts.others == 0 && parts.small <= parts.words;
}
