#include "editor/canvas/canvas.h"
#include "tests/bench/frames.h"
#include "tests/bench/groups.h"
#include "tests/bench/levels.h"
#include "tests/bench/tileviews.h"
#include "tests/bench/windowframes.h"

#include <QGuiApplication>
#include <QScrollBar>

#include <memory>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize viewSize{1280, 800};
constexpr double nanosecondsAMs = 1e6;

Grid<TerrainId> terrainOf(int side)
{
    const BenchMap map = makeMap(MapKind::Rooms, {side, side});
    return levelOf(map, *benchCatalogue(), largestPart(map).front()).terrain;
}

/// A view of its own level, with a timer of its frames.
template<typename View>
struct Shown {
    explicit Shown(std::unique_ptr<View> made) : view(std::move(made)), frames(*view->viewport())
    {
        view->resize(viewSize);
        frames.show([this] { view->show(); });
    }

    double fullFrame()
    {
        return frames.time([this] { view->viewport()->update(); });
    }

    std::unique_ptr<View> view;
    Frames frames;
};

std::unique_ptr<Canvas> canvasOf(const Grid<TerrainId> &terrain)
{
    auto canvas = std::make_unique<Canvas>(benchCatalogue());
    canvas->resize(viewSize);
    canvas->setTerrain(terrain);
    return canvas;
}

Measured samplesOf(int count, const std::function<double()> &sample)
{
    sample();
    std::vector<double> samples;
    for (int i = 0; i < count; ++i) {
        samples.push_back(sample());
    }
    return measuredOf(samples);
}

struct Built {
    double ms = 0;
    double megabytes = 0;
};

/// Measures the time from building the view to its first frame.
template<typename View, typename Make>
Built built(const Make &make)
{
    const double before = residentMegabytes();
    std::unique_ptr<Shown<View>> stage;
    const double ms = nanosecondsOf([&] { stage = std::make_unique<Shown<View>>(make()); }) / nanosecondsAMs;
    return {ms, residentMegabytes() - before};
}

/// Measures several times, since building our view is short.
template<typename Make>
Measured timesOfBuilding(const Make &make)
{
    return samplesOf(7, [&make] { return built<Canvas>(make).ms; });
}

void addBuilding(Report &report, const Grid<TerrainId> &terrain)
{
    const auto fitted = [&terrain] { return canvasOf(terrain); };
    const auto near = [&terrain] {
        auto canvas = canvasOf(terrain);
        canvas->zoomOneToOne();
        return canvas;
    };
    const Shown<Canvas> another(near()); // what a process sets up once exists and stays alive, so memory is not reused
    const Built ours = built<Canvas>(near);
    const Measured ofNear = timesOfBuilding(near);
    const Measured ofFitted = timesOfBuilding(fitted);
    const Built peer = built<ItemPerTileView>([&terrain] { return std::make_unique<ItemPerTileView>(terrain); });
    BenchRow time = ratioRow(u"R2"_s, u"1024x1024 built and shown at 100 %, against an item a tile"_s, u"ms"_s, ofNear,
                             {peer.ms, {}});
    time.goal = Goal::atLeast(100, 250);
    report.add(time);
    time =
        ratioRow({}, u"the same, ours with the whole level in view as levels open"_s, u"ms"_s, ofFitted, {peer.ms, {}});
    report.add(time);
    BenchRow memory = ratioRow(u"R2"_s, u"memory that this adds, against an item a tile"_s, u"MB"_s,
                               {std::max(1.0, ours.megabytes), {}}, {peer.megabytes, {}});
    memory.goal = Goal::atLeast(20, 60);
    report.add(memory);
}

/// Adds rows with the whole level in view.
void addWhole(Report &report, Shown<Canvas> &ours, Shown<ItemPerTileView> &items, Shown<OneItemView> &one)
{
    ours.frames.show([&] {
        ours.view->zoomToFit();
        ours.view->viewport()->update();
    });
    const Measured mine = samplesOf(101, [&] { return ours.fullFrame(); });
    one.frames.show([&] { one.view->fit(); });
    const Measured ofOne = samplesOf(5, [&] { return one.fullFrame(); });
    items.frames.show([&] { items.view->fit(); });
    const Measured ofItems = samplesOf(3, [&] { return items.fullFrame(); });
    BenchRow row = ratioRow(u"R1"_s, u"a frame of 1024x1024 in view, against an item a tile"_s, u"ms"_s, mine, ofItems);
    row.goal = Goal::atLeast(200, 1500);
    report.add(row);
    row = ratioRow(u"R1"_s, u"the same against one item that draws every tile"_s, u"ms"_s, mine, ofOne);
    row.goal = Goal::atLeast(30, 200);
    report.add(row);
}

/// Times changes in the middle of the view at 100 %.
template<typename View, typename Change>
Measured changes(Shown<View> &stage, int count, const Change &change)
{
    int next = 0;
    return samplesOf(count, [&] {
        const Point cell{5 + next * 7 % 30, 5 + next * 5 % 15};
        ++next;
        return stage.frames.time([&] { change(cell, next); });
    });
}

void addChanges(Report &report, int side, Shown<Canvas> &ours, Shown<ItemPerTileView> &items, const Goal &goal)
{
    Grid<TerrainId> terrain = terrainOf(side);
    const TerrainId wall = benchCatalogue()->wall();
    const TerrainId floor = benchCatalogue()->floor();
    const Measured mine = changes(ours, 301, [&](Point cell, int) {
        terrain.set(cell, terrain.at(cell) == wall ? floor : wall);
        ours.view->updateTerrain(terrain, QRect(cell.x, cell.y, 1, 1));
    });
    const Measured theirs =
        changes(items, 31, [&](Point cell, int next) { items.view->changeTile(cell, next % 2 == 0 ? wall : floor); });
    BenchRow row =
        ratioRow(u"R3"_s, u"one tile of %1x%1 changed, against an item a tile"_s.arg(side), u"ms"_s, mine, theirs);
    row.goal = goal;
    report.add(row);
}

/// Times scrolling by one tile to the right, with a full repaint.
template<typename View>
double scrollStep(Shown<View> &stage, int &tile)
{
    tile = tile < 200 ? tile + 1 : 1;
    return stage.frames.time([&] {
        stage.view->horizontalScrollBar()->setValue(tile * 32);
        stage.view->viewport()->update();
    });
}

/// Event filter that blocks the paint events of a widget.
class PaintStop : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        return event->type() == QEvent::Paint || QObject::eventFilter(watched, event);
    }
};

/// Makes both sides paint all of the viewport and nothing else. The scroll bars keep their place but are not painted,
/// so that the viewports are equally large, and Qt cannot move the last picture before it is overpainted. Our canvas
/// manages its scroll bars itself, so turning them off or hiding them would not last.
void repaintAll(QGraphicsView &view)
{
    auto *stop = new PaintStop(&view);
    for (QScrollBar *bar : {view.horizontalScrollBar(), view.verticalScrollBar()}) {
        bar->installEventFilter(stop);
        bar->parentWidget()->installEventFilter(stop);
    }
    view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    view.setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    Frames::settle();
}

void addScrolling(Report &report, Shown<Canvas> &ours, Shown<ItemPerTileView> &items)
{
    repaintAll(*ours.view);
    repaintAll(*items.view);
    std::vector<double> mine;
    std::vector<double> theirs;
    int ourTile = 0;
    int theirTile = 0;
    for (int round = 0; round < 300; ++round) {
        mine.push_back(scrollStep(ours, ourTile));
        theirs.push_back(scrollStep(items, theirTile));
    }
    BenchRow row = ratioRow(u"R4"_s, u"scrolled by a tile at 100 %, all repainted, against an item a tile"_s, u"ms"_s,
                            measuredOf(mine), measuredOf(theirs));
    row.goal = Goal::atLeast(1.5, 2);
    report.add(row);
    ours.view->setViewportUpdateMode(QGraphicsView::MinimalViewportUpdate);
    items.view->setViewportUpdateMode(QGraphicsView::MinimalViewportUpdate);
}

void toOneToOne(Shown<Canvas> &ours, Shown<ItemPerTileView> &items)
{
    ours.frames.show([&] {
        ours.view->zoomOneToOne();
        ours.view->horizontalScrollBar()->setValue(0);
        ours.view->verticalScrollBar()->setValue(0);
        ours.view->viewport()->update();
    });
    items.frames.show([&] {
        items.view->showOneToOne();
        items.view->viewport()->update();
    });
    Frames::settle();
}

/// Adds the slowest of all zoom steps, with warm caches.
void addAnyZoom(Report &report, int side)
{
    Shown<Canvas> stage(canvasOf(terrainOf(side)));
    Frames::settle();
    Measured slowest;
    int percent = 0;
    for (int step = 0; step < 24; ++step) {
        const Measured frame = samplesOf(21, [&] { return stage.fullFrame(); });
        if (frame.median > slowest.median) {
            slowest = frame;
            percent = stage.view->zoomPercent();
        }
        stage.frames.show([&] {
            stage.view->zoomIn();
            stage.view->viewport()->update();
        });
    }
    BenchRow row = ownRow(u"R1"_s, u"the slowest zoom of %1x%1, a full frame"_s.arg(side), u"ms"_s, slowest);
    row.goal = {Better::Lower, {}, 2}; // from the last column of the list of goals
    row.note = u"at %1 %"_s.arg(percent);
    report.add(row);
}

} // namespace

void measureDrawing(Report &report)
{
    qputenv("QT_QPA_UPDATE_IDLE_TIME", "0");
    const Grid<TerrainId> terrain = terrainOf(1024);
    addBuilding(report, terrain);
    {
        Shown<Canvas> ours(canvasOf(terrain));
        Shown<ItemPerTileView> items(std::make_unique<ItemPerTileView>(terrain));
        Shown<OneItemView> one(std::make_unique<OneItemView>(terrain));
        toOneToOne(ours, items);
        addScrolling(report, ours, items);
        toOneToOne(ours, items);
        addChanges(report, 1024, ours, items, Goal::atLeast(500, 2500));
        addWhole(report, ours, items, one);
    }
    {
        const Grid<TerrainId> small = terrainOf(256);
        Shown<Canvas> ours(canvasOf(small));
        Shown<ItemPerTileView> items(std::make_unique<ItemPerTileView>(small));
        toOneToOne(ours, items);
        addChanges(report, 256, ours, items, Goal::atLeast(30, 100));
    }
    for (const int side : {256, 1024, 4096}) {
        addAnyZoom(report, side);
    }
    addWindowFrames(report);
}
