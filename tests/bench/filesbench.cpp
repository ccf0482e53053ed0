#include "gamecore/analysis/levelanalysis.h"
#include "gamecore/base/rng.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/bench/groups.h"
#include "tests/bench/levels.h"
#include "tests/bench/timing.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace {

constexpr double nsPerMs = 1e6;
constexpr Rounds fewPatrols{.count = 15, .sampleMs = 1};

/// Returns a level of random terrain of all kinds within a border.
Level mixedLevel(const Catalogue &catalogue, int side)
{
    Level level = newLevel(catalogue, {side, side});
    Rng rng(7);
    for (int y = 1; y < side - 1; ++y) {
        for (int x = 1; x < side - 1; ++x) {
            level.terrain.set({x, y}, TerrainId(rng.below(int(catalogue.terrain().size()))));
        }
    }
    return level;
}

/// Returns a map as JSON with a plain list of numbers, as other programs write it.
QByteArray numbersJson(const std::vector<int> &cells)
{
    QJsonArray data;
    for (const int cell : cells) {
        data.append(cell);
    }
    return QJsonDocument(QJsonObject{{u"data"_s, data}}).toJson(QJsonDocument::Compact);
}

void readNumbers(const QByteArray &json, std::vector<int> &cells)
{
    const QJsonArray data = QJsonDocument::fromJson(json).object().value("data"_L1).toArray();
    std::size_t i = 0;
    for (const QJsonValue &cell : data) {
        cells[i++] = cell.toInt();
    }
    keep(cells);
}

void measureLoading(Report &report, const Catalogue &catalogue)
{
    const Level level = mixedLevel(catalogue, 1024);
    const QByteArray file = writeLevelJson(level, catalogue);
    std::vector<int> cells(level.terrain.cells().begin(), level.terrain.cells().end());
    const QByteArray numbers = numbersJson(cells);
    const auto load = [&](const LevelCheck &check) {
        return [&, check] { keep(readLevelJson(file, catalogue, check)); };
    };
    const std::vector<Measured> loads =
        alternate({{load(checkStructure)}, {load(checkLevel)}, {[&] { readNumbers(numbers, cells); }}}, fewPatrols);
    const std::vector<Measured> saves =
        alternate({{[&] { keep(writeLevelJson(level, catalogue)); }}, {[&] { keep(numbersJson(cells)); }}}, fewPatrols);
    const auto row = [](const QString &goal, const QString &what, const Measured &ours, const Measured &peer) {
        return ratioRow(goal, what, u"ms"_s, inUnit(ours, nsPerMs), inUnit(peer, nsPerMs));
    };
    BenchRow loading =
        row(u"J1"_s, u"load 1024x1024, vs a list of numbers through QJsonDocument"_s, loads[0], loads[2]);
    loading.goal = Goal::atLeast(20, 65);
    report.add(loading);
    report.add(row({}, u"the same with what can be reached"_s, loads[1], loads[2]));
    BenchRow saving = row(u"J2"_s, u"save 1024x1024, vs the same list"_s, saves[0], saves[1]);
    saving.goal = Goal::atLeast(30, 170);
    report.add(saving);
}

/// Measures a level of the largest size.
void measureLargest(Report &report, const Catalogue &catalogue)
{
    const QByteArray file = writeLevelJson(mixedLevel(catalogue, largestSide), catalogue);
    const auto load = [&] { keep(readLevelJson(file, catalogue, checkStructure)); };
    const Measured took = alternate({{load}}, {.count = 5, .sampleMs = 1}).front();
    report.add(ownRow({}, u"load 4096x4096"_s, u"ms"_s, inUnit(took, nsPerMs)));
}

/// Returns rooms with a start, treasure and monsters that patrol or hunt.
Level smallLevel(const Catalogue &catalogue, int seed)
{
    const BenchMap map = makeMap(MapKind::Rooms, {40, 24}, std::uint64_t(seed));
    const std::vector<Point> floor = drawnFrom(largestPart(map), 9, std::uint64_t(seed));
    Level level = levelOf(map, catalogue, floor.front());
    addThings(level, {floor[1], floor[2], floor[3]}, u"treasure"_s);
    addThings(level, {floor[4], floor[5], floor[6]}, u"orc"_s);
    addThings(level, {floor[7], floor[8]}, u"troll"_s);
    return level;
}

QStringList writeSmallLevels(const Catalogue &catalogue, const QTemporaryDir &folder)
{
    QStringList files;
    for (int i = 0; i < 1000; ++i) {
        files.append(folder.filePath(u"%1.level.json"_s.arg(i)));
        QFile file(files.last());
        if (!file.open(QIODevice::WriteOnly) || file.write(writeLevelJson(smallLevel(catalogue, i), catalogue)) < 0) {
            qFatal("The levels for the benchmark could not be written.");
        }
    }
    return files;
}

void readAsJson(const QStringList &files)
{
    for (const QString &path : files) {
        QFile file(path);
        if (file.open(QIODevice::ReadOnly)) {
            keep(QJsonDocument::fromJson(file.readAll()));
        }
    }
}

CheckResult noCheck(const Level &, const Catalogue &, const std::vector<ThingPlace> &)
{
    return {};
}

void measureCheck(Report &report, const Catalogue &catalogue)
{
    const QTemporaryDir folder;
    const QStringList files = writeSmallLevels(catalogue, folder);
    const auto read = [&](const LevelCheck &check) {
        return [&, check] {
            for (const QString &file : files) {
                keep(openLevelFile(file, catalogue, {}, check));
            }
        };
    };
    const std::vector<Measured> took = alternate(
        {{read(checkThoroughly)}, {read(noCheck)}, {[&] { readAsJson(files); }}}, {.count = 7, .sampleMs = 1});
    const auto row = [&](const QString &what, const Measured &divisor, const Goal &goal) {
        return BenchRow{.what = what,
                        .value = took[0].median / divisor.median,
                        .valueUnit = u"times"_s,
                        .goal = goal,
                        .unit = u"ms"_s,
                        .ours = inUnit(took[0], nsPerMs),
                        .peer = inUnit(divisor, nsPerMs)};
    };
    report.add(row(u"check 1000 levels of 40x24, over reading them as levels"_s, took[1], Goal::atMost(3)));
    report.add(row(u"the same, over QFile and QJsonDocument alone"_s, took[2], {}));
}

} // namespace

void measureFiles(Report &report)
{
    const CataloguePtr catalogue = benchCatalogue();
    measureLoading(report, *catalogue);
    measureLargest(report, *catalogue);
    measureCheck(report, *catalogue);
}
