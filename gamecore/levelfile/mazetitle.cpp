#include "gamecore/levelfile/mazetitle.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestTitle = 200;

bool isOfLettersAndDigits(QStringView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber(); });
}

/// "Title: x" and the like.
std::optional<TitleLine> fieldOf(QStringView line)
{
    const qsizetype colon = line.indexOf(u':');
    if (colon < 0) {
        return std::nullopt;
    }
    const QString key = line.first(colon).trimmed().toString().toLower();
    static const QStringList titles{u"title"_s, u"name"_s, u"level"_s, u"maze"_s, u"titel"_s};
    static const QStringList authors{u"author"_s, u"autor"_s, u"autorin"_s};
    static const QStringList others{u"comment"_s,     u"comments"_s, u"comment-end"_s, u"collection"_s, u"date"_s,
                                    u"email"_s,       u"homepage"_s, u"copyright"_s,   u"difficulty"_s, u"set"_s,
                                    u"description"_s, u"solution"_s, u"id"_s};
    const QStringView said = line.sliced(colon + 1);
    if (titles.contains(key)) {
        return TitleLine{.title = mazeNameOf(said), .isNamed = true};
    }
    if (authors.contains(key)) {
        return TitleLine{.title = {}, .author = mazeNameOf(said)};
    }
    return others.contains(key) ? std::optional(TitleLine()) : std::nullopt;
}

/// "Level 1": a word for a maze, then a number.
bool isNumbered(QStringView line)
{
    static const QStringList words{u"level"_s, u"maze"_s,  u"map"_s,       u"stage"_s, u"puzzle"_s,
                                   u"room"_s,  u"stufe"_s, u"labyrinth"_s, u"karte"_s, u"ebene"_s};
    const QList<QStringView> parts = line.split(u' ', Qt::SkipEmptyParts);
    return parts.size() >= 2 && words.contains(parts[0].toString().toLower()) && parts[1].front().isDigit();
}

/// What stands between `==` and `==`, or behind `# ` where it is a word and no wall ends the line.
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

} // namespace

std::optional<TitleLine> titleLineOf(QStringView line)
{
    line = line.trimmed();
    if (line.isEmpty() || line.size() > 4 * longestTitle) {
        return std::nullopt;
    }
    if (line.startsWith(u';')) {
        const QStringView words = line.sliced(1).trimmed();
        const std::optional<TitleLine> field = fieldOf(words);
        const bool isTitle = hasWord(words) || isOfLettersAndDigits(words);
        return field ? field : isTitle ? std::optional(TitleLine{.title = mazeNameOf(words)}) : std::nullopt;
    }
    if (!line.front().isLetter()) {
        const QStringView words = framed(line);
        return words.isEmpty() ? std::nullopt : std::optional(TitleLine{.title = mazeNameOf(words)});
    }
    if (const std::optional<TitleLine> field = fieldOf(line)) {
        return field;
    }
    const QStringView words = isNumbered(line) ? line : QStringView();
    return words.isEmpty() ? std::nullopt : std::optional(TitleLine{.title = mazeNameOf(words)});
}

/// Letters that mean something in the default legend are few, and no vowel but `i` and `O` is among them: a word with
/// one of these is no row of things.
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

QString mazeNameOf(QStringView title)
{
    QString name;
    for (const QChar c : title.first(qMin(title.size(), 4 * longestTitle))) {
        name += c.isPrint() ? c : QChar(u' ');
    }
    return name.simplified().left(longestTitle);
}
