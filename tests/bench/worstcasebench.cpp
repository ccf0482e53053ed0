#include "gamecore/levelfile/levelformats.h"
#include "gamecore/worstcase/worstcase.h"
#include "tests/bench/groups.h"
#include "tests/bench/levels.h"
#include "tests/bench/timing.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

PlayableLevel checked(const Level &level, const Catalogue &catalogue)
{
    IssueList issues;
    return PlayableLevel::check(level, catalogue, issues).value();
}

Level turtleLevel(const Catalogue &catalogue)
{
    return openLevelFile(u":/levels/buchhaim.level.json"_s, catalogue, {}, checkStructure).level.value();
}

QString noteOf(const WorstCase &found)
{
    return u"%1 of %2 monsters asked, %3 goals, %4 denials"_s.arg(found.asked)
        .arg(found.patrols)
        .arg(found.goals)
        .arg(found.denials.size());
}

Measured timeOf(const PlayableLevel &level)
{
    return inUnit(alternate({{.run = [&level] { keep(worstCaseOf(level)); }}}, {.count = 5, .sampleMs = 1}).front(),
                  1e6);
}

/// Measures each monster of the turtle level by itself with all goals, and reports the slowest.
void measureTurtle(const CataloguePtr &catalogue, Report &report)
{
    const Level level = turtleLevel(*catalogue);
    Measured slowest;
    QString note;
    const WorstCase all = worstCaseOf(checked(level, *catalogue));
    for (std::size_t i = 0; i < level.things.size(); ++i) {
        const bool denies = std::any_of(all.denials.begin(), all.denials.end(),
                                        [i](const Denial &denial) { return denial.thing == i; });
        if (!denies) {
            continue;
        }
        Level alone = level;
        std::erase_if(alone.things, [&](const Thing &thing) {
            return thing.cell != level.things[i].cell
                   && std::any_of(all.denials.begin(), all.denials.end(),
                                  [&](const Denial &denial) { return level.things[denial.thing].cell == thing.cell; });
        });
        const PlayableLevel asked = checked(alone, *catalogue);
        const Measured took = timeOf(asked);
        if (took.median > slowest.median) {
            slowest = took;
            note = level.things[i].kind + u": "_s + noteOf(worstCaseOf(asked));
        }
    }
    BenchRow row =
        ownRow({}, u"which goals of the turtle level a monster could deny, the slowest of four"_s, u"ms"_s, slowest);
    row.goal = Goal::atMost(150, 30);
    row.note = note;
    report.add(row);
}

/// Measures all pairs of the turtle level. Goals that one of the two denies alone are skipped.
void measurePairs(const CataloguePtr &catalogue, Report &report)
{
    const PlayableLevel level = checked(turtleLevel(*catalogue), *catalogue);
    const WorstCase alone = worstCaseOf(level);
    const auto ask = [&] { keep(worstPairsOf(level, alone)); };
    BenchRow row = ownRow({}, u"which goals of the turtle level two monsters could deny, all pairs"_s, u"ms"_s,
                          inUnit(alternate({{.run = ask}}, {.count = 3, .sampleMs = 1}).front(), 1e6));
    row.goal = Goal::atMost(10'000, 1'000);
    const WorstPairs found = worstPairsOf(level, alone);
    row.note = u"%1 of %2 pairs asked, %3 denials"_s.arg(found.asked).arg(found.pairs).arg(found.denials.size());
    report.add(row);
}

/// Measures one monster on larger ground with four treasures.
void measureMap(const CataloguePtr &catalogue, MapKind kind, Size size, Report &report)
{
    const BenchMap map = makeMap(kind, size);
    const std::vector<Point> part = largestPart(map);
    Level level = levelOf(map, *catalogue, part.front());
    level.ruleset = u"buchhaim"_s;
    addThings(level, {part[part.size() / 2]}, u"orc"_s);
    addThings(level, drawnFrom(part, 4, 7), u"treasure"_s);
    const PlayableLevel asked = checked(level, *catalogue);
    BenchRow row =
        ownRow({}, u"the same of one monster on %1 x %2, %3"_s.arg(size.width).arg(size.height).arg(mapKindName(kind)),
               u"ms"_s, timeOf(asked));
    row.note = noteOf(worstCaseOf(asked));
    report.add(row);
}

} // namespace

void measureWorstCase(Report &report)
{
    const CataloguePtr catalogue = benchCatalogue();
    measureTurtle(catalogue, report);
    measurePairs(catalogue, report);
    for (const MapKind kind : mapKinds) {
        measureMap(catalogue, kind, {40, 30}, report);
    }
    measureMap(catalogue, MapKind::Rooms, tutorialSize, report);
}
