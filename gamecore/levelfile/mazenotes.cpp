#include "gamecore/levelfile/mazenotes.h"

#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestTitle = 200;
/// Maximum length of a comment.
constexpr qsizetype longestLine = 4000;

/// Punctuation before and after a word.
constexpr QStringView opening = u"(\"'“„«‘";
constexpr QStringView closing = u".,;:!?)\"'”“»’…";

/// True if a text has a word that cannot be a row of things. Of the default legend's letters only `i` and `O` are
/// vowels, so another vowel rules that out.
bool hasWord(QStringView text)
{
    qsizetype letters = 0;
    bool hasVowel = false;
    for (const QChar c : text) {
        letters = c.isLetter() ? letters + 1 : 0;
        hasVowel = c.isLetter() && (letters > 1 ? hasVowel : false);
        hasVowel = hasVowel || (c.isLetter() && u"aeouyAEUYäöüÄÖÜ"_s.contains(c));
        if (letters >= 3 && hasVowel) {
            return true;
        }
    }
    return false;
}

/// Parses `Title: x` and similar lines. An unknown key must be one word, or any words if `isAnyKey`.
std::optional<NoteLine> fieldOf(QStringView line, bool isAnyKey)
{
    const qsizetype colon = line.indexOf(u':');
    if (colon <= 0) {
        return std::nullopt;
    }
    const QStringView word = line.first(colon).trimmed();
    const QString key = word.toString().toLower();
    static const QStringList titles{u"title"_s, u"name"_s, u"level"_s, u"maze"_s, u"titel"_s};
    static const QStringList authors{u"author"_s, u"autor"_s, u"autorin"_s};
    static const QStringList others{u"id"_s, u"limit"_s, u"url"_s};
    const QString said = mazeNameOf(line.sliced(colon + 1));
    if (titles.contains(key)) {
        return NoteLine{NoteLine::Kind::Title, said};
    }
    if (authors.contains(key)) {
        return NoteLine{NoteLine::Kind::Author, said};
    }
    const bool isWord = std::all_of(key.begin(), key.end(), [](QChar c) { return c.isLetter() || c == u'-'; });
    const bool isKey = others.contains(key) || (isWord && (isAnyKey || hasWord(word)));
    return isKey && !said.contains(u'#') ? std::optional(NoteLine()) : std::nullopt;
}

/// True for "Level 1": a word for a maze, then a number.
bool isNumbered(QStringView line)
{
    static const QStringList words{u"level"_s, u"maze"_s,  u"map"_s,       u"stage"_s, u"puzzle"_s,
                                   u"room"_s,  u"stufe"_s, u"labyrinth"_s, u"karte"_s, u"ebene"_s};
    const QList<QStringView> parts = line.split(u' ', Qt::SkipEmptyParts);
    return parts.size() >= 2 && words.contains(parts[0].toString().toLower()) && parts[1].front().isDigit();
}

/// True for `1`, `#1` and `YM_M001.XSB`.
bool isIdentifier(QStringView text)
{
    text = text.startsWith(u'#') ? text.sliced(1) : text;
    return !text.isEmpty() && text.front().isLetterOrNumber() && std::all_of(text.begin(), text.end(), [](QChar c) {
        return c.isLetterOrNumber() || c == u'_' || c == u'.';
    });
}

/// Returns the text between `==` and `==`, or after `# ` if it has a word and no wall.
QStringView framed(QStringView line)
{
    if (line.size() > 4 && line.startsWith(u"==") && line.endsWith(u"==") && hasWord(line)) {
        while (line.startsWith(u'=')) {
            line = line.sliced(1);
        }
        while (line.endsWith(u'=')) {
            line.chop(1);
        }
        return line;
    }
    const bool isHeading = line.startsWith(u"# ") || line.startsWith(u"## ") || line.startsWith(u"### ");
    const QStringView words = isHeading ? line.sliced(line.indexOf(u' ')) : QStringView();
    return hasWord(words) && !words.contains(u'#') ? words : QStringView();
}

/// Counts of a line's parts, separated by blanks.
struct LineParts {
    int words = 0;
    int plainWords = 0; ///< words that cannot be rows of things
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

/// True if a part consists of letters, with apostrophes or hyphens inside, and no letter three times in a row.
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

/// True if a part is in lower case except for its first letter, or in upper case.
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

/// False for most rows: lines that begin with a sign or contain a wall, and lines longer than any comment.
bool mayBeText(QStringView line)
{
    const bool isOfLength = !line.isEmpty() && line.size() <= longestLine;
    return isOfLength && (line.front().isLetterOrNumber() || opening.contains(line.front())) && !line.contains(u'#');
}

/// True if a line begins with a keyword of a programming language.
bool hasKeyword(QStringView line)
{
    constexpr std::array keywords{u"import ",   u"from ",  u"def ",     u"class ", u"return ", u"for ",
                                  u"while ",    u"elif ",  u"else:",    u"print(", u"const ",  u"static ",
                                  u"function ", u"local ", u"#include", u"require"};
    return std::any_of(keywords.begin(), keywords.end(), [&](const char16_t *word) { return line.startsWith(word); });
}

} // namespace

std::optional<NoteLine> noteOf(QStringView line)
{
    line = line.trimmed();
    if (line.isEmpty() || line.size() > 4 * longestTitle) {
        return std::nullopt;
    }
    if (line.startsWith(u';')) {
        const QStringView words = line.sliced(1).trimmed();
        const std::optional<NoteLine> field = fieldOf(words, false);
        const bool isHeading = hasWord(words) || isIdentifier(words);
        return field || words.isEmpty() ? field.value_or(NoteLine())
               : isHeading              ? std::optional(NoteLine{NoteLine::Kind::Heading, mazeNameOf(words)})
                                        : std::nullopt;
    }
    const bool isOfLetters = line.front().isLetter();
    if (isOfLetters) {
        if (const std::optional<NoteLine> field = fieldOf(line, false)) {
            return field;
        }
    }
    const QStringView words = !isOfLetters ? framed(line) : isNumbered(line) ? line : QStringView();
    return words.isEmpty() ? std::nullopt : std::optional(NoteLine{NoteLine::Kind::Heading, mazeNameOf(words)});
}

NoteLine noteBetweenBoards(QStringView line)
{
    line = line.trimmed().first(std::min(line.trimmed().size(), 4 * longestTitle));
    const bool isComment = line.startsWith(u';');
    while (line.startsWith(u';')) {
        line = line.sliced(1);
    }
    line = line.trimmed();
    if (const std::optional<NoteLine> field = fieldOf(line, true)) {
        return *field;
    }
    const auto isSign = [](QChar c) { return c.isLetterOrNumber(); };
    if (std::none_of(line.begin(), line.end(), isSign)) {
        return {};
    }
    if (const std::optional<NoteLine> note = isComment ? std::nullopt : noteOf(line)) {
        return *note;
    }
    constexpr qsizetype longestBare = 60;
    const bool mayBeTitle = isComment || (line.size() <= longestBare && !isSentence(line));
    return mayBeTitle ? NoteLine{isComment ? NoteLine::Kind::Heading : NoteLine::Kind::Bare, mazeNameOf(line)}
                      : NoteLine();
}

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

bool isStatement(QStringView line)
{
    line = line.trimmed();
    if (line.startsWith(u"#!/")) {
        return true;
    }
    if (line.size() > longestLine || !hasWord(line)) {
        return false;
    }
    const bool isComment = (line.startsWith(u"//") || line.startsWith(u"/*")) && isOfWords(line.sliced(2));
    if (hasKeyword(line) || isComment) {
        return true;
    }
    line = line.startsWith(u':') ? line.sliced(1).trimmed() : line;
    const auto isOfName = [](QChar c) { return c.isLetterOrNumber() || c == u'_' || c == u'.'; };
    const auto end = std::find_if_not(line.begin(), line.end(), isOfName);
    const QStringView name = line.first(end - line.begin());
    const QStringView rest = line.sliced(name.size()).trimmed();
    if (isWord(name) && !rest.isEmpty() && u";{"_s.contains(rest.back())) {
        return true;
    }
    const bool isCall = (rest.startsWith(u'(') && rest.contains(u')'))
                        || (rest.startsWith(u'{') && rest.contains(u'=') && rest.contains(u'}'));
    const bool isAssignment = rest.startsWith(u"= ") || rest.startsWith(u"+= ");
    return hasWord(name) && !name.front().isDigit() && (isCall || isAssignment);
}

bool readsLikeWords(QStringView text)
{
    qsizetype shown = 0;
    qsizetype inWords = 0;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = at;
        while (end < text.size() && text[end].isLetter()) {
            ++end;
        }
        if (end == at) {
            shown += text[at++].isSpace() ? 0 : 1;
            continue;
        }
        const QStringView part = text.sliced(at, end - at);
        shown += part.size();
        inWords += isWord(part) ? part.size() : 0;
        at = end;
    }
    return inWords > 0 && inWords * 2 >= shown;
}

QString mazeNameOf(QStringView title)
{
    QString name;
    for (const QChar c : title.first(std::min(title.size(), 4 * longestTitle))) {
        name += c.isPrint() ? c : QChar(u' ');
    }
    return name.simplified().left(longestTitle);
}
