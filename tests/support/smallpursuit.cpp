#include "tests/support/smallpursuit.h"

#include "gamecore/level/thingfields.h"
#include "gamecore/pathfinding/ground.h"
#include "tests/support/randomrows.h"
#include "tests/support/ruledworld.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QString oneOf(Rng &rng, const QStringList &words)
{
    return words.at(rng.below(int(words.size())));
}

QString rulesByChance(Rng &rng, const SmallKind &kind, bool isExit)
{
    const int least = 1 + rng.below(3);
    const int most = least + rng.below(2);
    const int first = 1 + rng.below(4);
    const QString moves = oneOf(rng, {u"4"_s, u"8"_s});
    const QString corners = oneOf(rng, {u"cut"_s, u"closed"_s});
    const QString block = kind.monsters > 1 ? u"pass"_s : oneOf(rng, {u"pass"_s, u"block"_s});
    return u"\"death\": \"permadeath\", \"clock\": \"%1\", \"moves\": %2, \"corners\": \"%3\", \"monsters\": \"%4\", "
           u"\"win\": [\"%5\"], \"first_action_ms\": %6, \"action_min_ms\": %7, \"action_max_ms\": %8"_s
               .arg(kind.isRealTime ? u"realtime"_s : u"turns"_s, moves, corners, block,
                    isExit ? u"exit"_s : u"treasure"_s)
               .arg(first)
               .arg(least)
               .arg(most);
}

/// Returns a random cell that is not in `taken`, and adds it.
Point takeCell(Rng &rng, Size size, std::vector<Point> &taken)
{
    for (;;) {
        const Point cell{rng.below(size.width), rng.below(size.height)};
        if (std::find(taken.begin(), taken.end(), cell) == taken.end()) {
            taken.push_back(cell);
            return cell;
        }
    }
}

QStringList walkersByChance(Rng &rng, const std::vector<Point> &monsters, QStringList &rows)
{
    QStringList things;
    for (const Point monster : monsters) {
        if (rng.below(4) > 0) {
            rows[monster.y][monster.x] = u' ';
        }
        things += u"orc %1 %2 behavior=patrol%3"_s.arg(monster.x).arg(monster.y).arg(
            oneOf(rng, {u""_s, u" direction=west"_s, u" direction=south"_s}));
    }
    return things;
}

std::vector<Point> cellsWith(const QStringList &rows, QChar character)
{
    std::vector<Point> cells;
    for (int y = 0; y < rows.size(); ++y) {
        for (int x = 0; x < rows.at(y).size(); ++x) {
            if (rows.at(y).at(x) == character) {
                cells.push_back({x, y});
            }
        }
    }
    return cells;
}

} // namespace

SmallPursuit smallPursuit(Rng &rng, const SmallKind &kind)
{
    QStringList rows = randomRows(rng, kind.size, kind.ground);
    const Point start = cellsWith(rows, u'@').front();
    std::vector<Point> taken{start};
    std::vector<Point> monsters;
    for (int i = 0; i < kind.monsters; ++i) {
        monsters.push_back(takeCell(rng, kind.size, taken));
    }
    const Point goal = takeCell(rng, kind.size, taken);
    const Point idler = takeCell(rng, kind.size, taken);
    const bool isExit = rng.below(3) == 0;
    rows[goal.y][goal.x] = isExit ? u'X' : u'g';
    QStringList things = walkersByChance(rng, monsters, rows);
    if (rng.below(4) == 0) {
        things += u"troll %1 %2 behavior=idle"_s.arg(idler.x).arg(idler.y);
    }
    const QString rules = ruled(u"buchhaim"_s, rulesByChance(rng, kind, isExit), thingsOf(things));
    return {.text = rows.join(u'\n') + u'\n' + rules,
            .level = playable(levelFrom(rows, rules)),
            .start = start,
            .monsters = monsters,
            .goal = cellsWith(rows, isExit ? u'X' : u'g'),
            .stepMs = 1 + rng.below(3)};
}

bool isInReach(const SmallPursuit &pursuit)
{
    const Level &level = pursuit.level.level();
    const Ground ground(level.terrain, *pursuit.level.catalogue(), pursuit.level.rules());
    Grid<int> isKnown(level.size(), 0);
    for (const Thing &thing : level.things) {
        isKnown.set(thing.cell, wordOf(thing, "behavior"_L1) == u"idle"_s ? 1 : isKnown.at(thing.cell));
    }
    std::vector<Point> open{pursuit.start};
    while (!open.empty()) {
        const Point at = open.back();
        open.pop_back();
        for (int i = 0; i < directionCount; ++i) {
            const Point next = at + stepOf(Direction(i));
            if (ground.isStepOpen(at, Direction(i)) && isKnown.at(next) == 0) {
                isKnown.set(next, 1);
                open.push_back(next);
                if (std::find(pursuit.goal.begin(), pursuit.goal.end(), next) != pursuit.goal.end()) {
                    return true;
                }
            }
        }
    }
    return false;
}
