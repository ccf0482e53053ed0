#include "editor/document/leveldocument.h"
#include "tests/bench/groups.h"
#include "tests/bench/levels.h"
#include "tests/bench/timing.h"

#include <QEventLoop>

using namespace Qt::StringLiterals;

namespace {

struct Case {
    Size size;
    MapKind kind = MapKind::Rooms;
    int patrols = 0;
    double goalMs = 0;
};

Level levelFor(const Case &of, const Catalogue &catalogue)
{
    const BenchMap map = makeMap(of.kind, of.size);
    const std::vector<Point> floor = largestPart(map);
    Level level = levelOf(map, catalogue, floor.front());
    addThings(level, drawnFrom(floor, of.patrols, 3), u"orc"_s);
    return level;
}

/// Nanoseconds from the end of a one-cell stroke until the analysis of the level is complete.
struct Answer {
    double whole = 0;
    double stroke = 0; ///< part of it that blocked the stroke itself
};

Answer answerOf(LevelDocument &document, Point cell, TerrainId terrain)
{
    QEventLoop loop;
    QObject::connect(&document.check(), &LiveCheck::analysisChanged, &loop, [&] {
        if (!document.check().isRunning()) {
            loop.quit();
        }
    });
    Answer answer;
    answer.whole = nanosecondsOf([&] {
        answer.stroke = nanosecondsOf([&] {
            document.stroke(u"draw"_s,
                            changeByPainting(document.level(), *document.catalogue(),
                                             Area({cell}, document.level().size()), Paint::ofTerrain(terrain)));
        });
        if (document.check().isRunning()) {
            loop.exec();
        }
    });
    return answer;
}

void measureCase(const Case &of, const CataloguePtr &catalogue, Report &report)
{
    constexpr int rounds = 7;
    LevelDocument document(catalogue);
    document.reset(levelFor(of, *catalogue));
    const Point cell{of.size.width / 2, of.size.height / 2};
    std::vector<double> whole;
    std::vector<double> strokes;
    for (int i = -1; i < rounds; ++i) {
        const Answer answer = answerOf(document, cell, i % 2 == 0 ? catalogue->floor() : catalogue->wall());
        if (i >= 0) {
            whole.push_back(answer.whole);
            strokes.push_back(answer.stroke);
        }
    }
    const QString what = u"%1x%2 %3, %4 monsters on rounds"_s.arg(of.size.width)
                             .arg(of.size.height)
                             .arg(mapKindName(of.kind))
                             .arg(of.patrols);
    BenchRow row = ownRow({}, u"analysis after an edit, "_s + what, u"ms"_s, inUnit(measuredOf(whole), 1e6));
    row.goal = Goal::atMost(of.goalMs);
    row.note = u"of these the stroke waits for %1 ms"_s.arg(medianOf(strokes) / 1e6, 0, 'f', 2);
    report.add(row);
}

} // namespace

void measureAnalysis(Report &report)
{
    const CataloguePtr catalogue = benchCatalogue();
    for (const MapKind kind : {MapKind::Rooms, MapKind::Cave, MapKind::Maze}) {
        for (const int patrols : {0, 1000}) {
            measureCase({largeSize, kind, patrols, 50}, catalogue, report);
            measureCase({hugeSize, kind, patrols * 10, 1000}, catalogue, report);
        }
    }
}
