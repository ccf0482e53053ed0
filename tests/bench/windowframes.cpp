#include "tests/bench/windowframes.h"

#include "editor/panels/overlayrows.h"
#include "tests/bench/frames.h"
#include "tests/bench/levels.h"
#include "tests/driver/programwindow.h"

#include <QAction>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QScrollBar>
#include <QThread>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize windowSize{1280, 800};
constexpr double longestFrame = 16;

Level hugeLevel(const Catalogue &catalogue)
{
    const BenchMap map = makeMap(MapKind::Rooms, hugeSize);
    const std::vector<Point> floor = largestPart(map);
    Level level = levelOf(map, catalogue, floor.front());
    addThings(level, drawnFrom(floor, 1000, 3), u"orc"_s);
    return level;
}

/// The editor with all costly displays switched on.
class EditorStage {
public:
    EditorStage() : m_window(benchCatalogue()), m_frames(*m_window.canvas().viewport())
    {
        m_window.resize(windowSize);
        m_window.editNewLevel();
        m_window.show();
        m_window.editor().openLevel(hugeLevel(*benchCatalogue()), {}, false);
        auto *map = m_window.findChild<QDockWidget *>(u"mapDock"_s);
        map->show();
        map->raise();
        for (int i = 0; i < overlayCount; ++i) {
            m_window.findChild<QAction *>(overlayRow(Overlay(i)).id.name())->setChecked(true);
        }
        waitForOverlays();
    }

    Canvas &canvas() { return m_window.canvas(); }
    Toolbox &toolbox() { return m_window.editor().toolbox(); }
    Frames &frames() { return m_frames; }

private:
    void waitForOverlays()
    {
        constexpr qint64 longest = 60'000;
        QElapsedTimer clock;
        clock.start();
        while (canvas().layers().empty() && clock.elapsed() < longest) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
        }
        Frames::settle();
    }

    ProgramWindow m_window;
    Frames m_frames;
};

Measured panning(EditorStage &stage)
{
    stage.frames().show([&] { stage.canvas().zoomOneToOne(); });
    std::vector<double> frames;
    for (int i = 0; i < 300; ++i) {
        frames.push_back(stage.frames().time([&] {
            stage.canvas().horizontalScrollBar()->setValue(stage.canvas().horizontalScrollBar()->value() + 23);
            stage.canvas().verticalScrollBar()->setValue(stage.canvas().verticalScrollBar()->value() + 11);
        }));
    }
    return measuredOf(frames);
}

Measured zooming(EditorStage &stage)
{
    std::vector<double> frames;
    for (int round = 0; round < 6; ++round) {
        frames.push_back(stage.frames().time([&] { stage.canvas().zoomToFit(); }));
        while (stage.canvas().zoomPercent() < 100) {
            frames.push_back(stage.frames().time([&] { stage.canvas().zoomIn(); }));
        }
        while (stage.canvas().zoomPercent() > 7) {
            frames.push_back(stage.frames().time([&] { stage.canvas().zoomOut(); }));
        }
    }
    return measuredOf(frames);
}

/// Times strokes across the view, one cell at a time.
Measured drawing(EditorStage &stage)
{
    const QPointF middle = stage.canvas().viewedCells().center();
    const Point center{int(middle.x()), int(middle.y())};
    const double width = stage.canvas().viewedCells().width();
    std::vector<double> frames;
    stage.toolbox().setTool(ToolId::Brush);
    stage.toolbox().setPaint(Paint::ofTerrain(benchCatalogue()->wall()));
    for (int stroke = 0; stroke < 5; ++stroke) {
        const int length = int(width / 3);
        const int step = std::max(1, length / 40);
        Point cell{center.x - length / 2, center.y - 6 + 3 * stroke};
        stage.toolbox().press(cell, Qt::LeftButton, {});
        for (int moved = 0; moved < length; moved += step) {
            cell.x += step;
            frames.push_back(stage.frames().time([&] {
                stage.toolbox().drag(cell);
                stage.toolbox().hover(cell);
            }));
        }
        frames.push_back(stage.frames().time([&] {
            stage.toolbox().release(cell);
            stage.canvas().viewport()->update();
        }));
    }
    return measuredOf(frames);
}

constexpr int movingMonsters = 20;
constexpr unsigned long movingFrameMs = 16;
constexpr QSize largeView{1920, 1080};
constexpr double longestMovingFrame = 8;

/// Returns a hero and monsters in a block of cells, all with a wound and a mark.
std::vector<Sprite> crowd()
{
    std::vector<Sprite> sprites;
    for (int id = heroId; id <= heroId + movingMonsters; ++id) {
        sprites.push_back({.id = id,
                           .cell = {4 + 2 * (id % 7), 4 + 3 * (id / 7)},
                           .picture = id == heroId ? u"hero"_s : u"orc"_s,
                           .marks = {u"status_hunting"_s},
                           .health = 0.5,
                           .breathes = true});
    }
    return sprites;
}

/// Times each frame while all actors step and have wounds, and the view shakes with red borders.
Measured moving()
{
    Canvas canvas(benchCatalogue());
    canvas.setMotion(Motion::Full);
    canvas.resize(largeView);
    canvas.setTerrain(Grid<TerrainId>({28, 15}, benchCatalogue()->floor()));
    canvas.show();
    Frames frames(*canvas.viewport());
    std::vector<double> times;
    for (int round = 0; round < 30; ++round) {
        frames.show([&] {
            canvas.setSprites(crowd());
            canvas.viewport()->update();
        });
        CanvasMotions motions{.hasRedEdge = true, .shakes = true};
        for (const Sprite &sprite : crowd()) {
            canvas.moveSprite(sprite.id, sprite.cell + stepOf(Direction::East));
            motions.sprites.push_back({.sprite = sprite.id, .motion = SpriteMotion::Flash});
            motions.effects.push_back({.cells = {sprite.cell}, .text = u"−3"_s, .color = Qt::white});
        }
        canvas.play(motions);
        while (canvas.isGliding()) {
            QThread::msleep(movingFrameMs); // the next frame is due
            times.push_back(frames.time([] {}));
        }
    }
    return measuredOf(times);
}

void addMoving(Report &report)
{
    const Measured frames = moving();
    BenchRow row = ownRow({}, u"%1 moving monsters at 1920x1080"_s.arg(movingMonsters), u"ms"_s, frames);
    row.value = frames.p95.value_or(frames.median);
    row.goal = Goal::atMost(longestMovingFrame);
    row.note = u"95 % of the frames take no longer; steps, flashes, numbers, red borders and a shake"_s;
    report.add(row);
}

void add(Report &report, const QString &what, const Measured &frames)
{
    BenchRow row = ownRow(u"R5"_s, what, u"ms"_s, frames);
    row.value = frames.p95.value_or(frames.median);
    row.goal = Goal::atMost(longestFrame);
    row.note = u"95 % of the frames take no longer; platform %1"_s.arg(QGuiApplication::platformName());
    report.add(row);
}

} // namespace

void addWindowFrames(Report &report)
{
    EditorStage stage;
    add(report, u"panning 2048x2048 at 100 %, all overlays, map"_s, panning(stage));
    add(report, u"zooming it from the whole level to 100 % and back"_s, zooming(stage));
    stage.frames().show([&] { stage.canvas().zoomToFit(); });
    add(report, u"brush strokes on it, whole level in view"_s, drawing(stage));
    stage.frames().show([&] { stage.canvas().zoomOneToOne(); });
    add(report, u"brush strokes on it at 100 %"_s, drawing(stage));
    addMoving(report);
}
