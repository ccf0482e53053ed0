#include "gamecore/tiled/wallwords.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Returns the words of a name in lower case. A capital after a small letter and a digit begin a new word.
QStringList wordsIn(const QString &name)
{
    constexpr qsizetype longest = 100;
    QStringList words;
    QChar before;
    for (const QChar c : name.first(std::min(name.size(), longest))) {
        const bool isNew = !before.isLetter() || (before.isLower() && c.isUpper());
        if (c.isLetter() && isNew) {
            words.append(QString());
        }
        if (c.isLetter()) {
            words.last() += c.toLower();
        }
        before = c;
    }
    return words;
}

bool hasAnyOf(const QStringList &words, const QSet<QString> &wanted)
{
    return std::any_of(words.begin(), words.end(), [&wanted](const QString &word) { return wanted.contains(word); });
}

bool isCollisionWord(const QString &word)
{
    static const QSet<QString> words{u"solid"_s,       u"solids"_s,       u"blocked"_s,    u"blocking"_s,
                                     u"blocker"_s,     u"blockers"_s,     u"obstacle"_s,   u"obstacles"_s,
                                     u"obstruction"_s, u"obstructions"_s, u"impassable"_s, u"impassible"_s,
                                     u"unpassable"_s,  u"unwalkable"_s,   u"nonwalkable"_s};
    // Also "collidable", "collisionmap", German "Kollision" and Spanish "colisiones".
    constexpr std::array beginnings{"collision"_L1, "collid"_L1, "kollision"_L1, "colision"_L1};
    return words.contains(word) || std::any_of(beginnings.begin(), beginnings.end(), [&word](QLatin1StringView begin) {
               return word.startsWith(begin);
           });
}

bool isWallWord(const QString &word)
{
    static const QSet<QString> words{u"wall"_s,    u"walls"_s,    u"mauer"_s, u"mauern"_s, u"wand"_s,
                                     u"wände"_s,   u"muro"_s,     u"muros"_s, u"mur"_s,    u"murs"_s,
                                     u"barrier"_s, u"barriers"_s, u"pared"_s, u"paredes"_s};
    return words.contains(word);
}

/// True for negations such as "No collision" and "collision free".
bool isDenied(const QStringList &words)
{
    static const QSet<QString> denials{u"no"_s, u"non"_s, u"not"_s, u"without"_s, u"free"_s, u"ignore"_s};
    return hasAnyOf(words, denials);
}

/// True for words of things on or above walls, such as "wall top" and "wall shadows".
bool isDecoration(const QStringList &words)
{
    static const QSet<QString> decoration{
        u"above"_s, u"over"_s,    u"overhead"_s,   u"overlay"_s, u"top"_s,     u"tops"_s,   u"roof"_s,
        u"roofs"_s, u"shadow"_s,  u"shadows"_s,    u"shade"_s,   u"light"_s,   u"lights"_s, u"deco"_s,
        u"decor"_s, u"decors"_s,  u"decoration"_s, u"detail"_s,  u"details"_s, u"fringe"_s, u"foreground"_s,
        u"fg"_s,    u"ceiling"_s, u"fog"_s,        u"behind"_s,  u"effects"_s, u"fx"_s,     u"decorations"_s};
    return hasAnyOf(words, decoration);
}

bool isGround(const QStringList &words)
{
    static const QSet<QString> ground{u"ground"_s, u"floor"_s,  u"floors"_s, u"path"_s,       u"paths"_s,
                                      u"bg"_s,     u"carpet"_s, u"rug"_s,    u"background"_s, u"backgrounds"_s,
                                      u"below"_s,  u"base"_s,   u"boden"_s,  u"road"_s,       u"roads"_s};
    return hasAnyOf(words, ground);
}

/// Returns the value of a flag: false, 0, and words such as "no" and "none" are false.
bool isYes(const QJsonValue &value)
{
    static const QSet<QString> denials{u"false"_s, u"no"_s, u"none"_s, u"off"_s, u"never"_s, u"0"_s};
    return value != QJsonValue(false) && value != QJsonValue(0) && !denials.contains(value.toString().toLower());
}

} // namespace

WallWord wallWordIn(const QString &name)
{
    const QStringList words = wordsIn(name);
    const bool isPassage = words.contains(u"walkable"_s) || words.contains(u"passable"_s);
    if (isPassage) {
        return isDenied(words) ? WallWord::Collision : WallWord::None;
    }
    if (isDenied(words)) {
        return WallWord::None;
    }
    if (std::any_of(words.begin(), words.end(), isCollisionWord)) {
        return WallWord::Collision;
    }
    const bool isWalls = !isDecoration(words) && std::any_of(words.begin(), words.end(), isWallWord);
    return isWalls ? WallWord::Walls : WallWord::None;
}

WallWord wallWordInClass(const QString &className)
{
    const WallWord word = wallWordIn(className);
    return word == WallWord::Collision ? word : wallWordInObjectName(className);
}

WallWord wallWordInObjectName(const QString &name)
{
    static const QSet<QString> neutral{u"layer"_s, u"object"_s, u"box"_s,  u"rect"_s,    u"area"_s,
                                       u"tile"_s,  u"line"_s,   u"zone"_s, u"polygon"_s, u"polyline"_s};
    const QStringList words = wordsIn(name);
    const bool isAll = std::all_of(words.begin(), words.end(), [](const QString &word) {
        return isCollisionWord(word) || isWallWord(word) || neutral.contains(word);
    });
    return isAll ? wallWordIn(name) : WallWord::None;
}

bool isGroundOrDecoration(const QString &name)
{
    const QStringList words = wordsIn(name);
    return wallWordIn(name) == WallWord::None && (isGround(words) || isDecoration(words));
}

std::optional<bool> blocksBy(const TiledProperty &property)
{
    QStringList words = wordsIn(property.name);
    if (!words.isEmpty() && (words.last() == u"enabled" || words.last() == u"flag")) {
        words.removeLast();
    }
    if (words.isEmpty() || property.value.isObject() || property.value.isArray()) {
        return std::nullopt;
    }
    const bool says = isYes(property.value) != isDenied(words);
    if (words.last() == u"walkable" || words.last() == u"passable") {
        return !says;
    }
    return isCollisionWord(words.last()) ? std::optional(says) : std::nullopt;
}

std::optional<bool> blocksBy(const TiledProperties &properties)
{
    std::optional<bool> found;
    for (const TiledProperty &property : properties) {
        found = found ? found : blocksBy(property);
    }
    return found;
}
