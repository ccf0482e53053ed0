#include "app/export/frames.h"

#include "app/hud/motions.h"
#include "app/hud/worldview.h"
#include "editor/art/canvascolors.h"
#include "editor/canvas/effectitem.h"
#include "editor/canvas/overlayitem.h"
#include "editor/canvas/spriteitem.h"
#include "editor/canvas/terrainitem.h"
#include "gamecore/replay/replay.h"
#include "gamecore/world/event.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <array>
#include <map>

namespace {

/// The longest side in pixels that PNG readers and film encoders can handle.
constexpr int longestFrameSide = 16384;

/// Returns the first of `shown` cells out of `all`, so that `middle` is as close to the center as the range allows.
int firstAround(int middle, int shown, int all)
{
    return std::clamp(middle - shown / 2, 0, std::max(0, all - shown));
}

QRect cellsAround(Point hero, QSize level)
{
    const QSize shown = FrameLook::aroundHero.boundedTo(level);
    return {
        QPoint(firstAround(hero.x, shown.width(), level.width()), firstAround(hero.y, shown.height(), level.height())),
        shown};
}

class FramesText {
    Q_DECLARE_TR_FUNCTIONS(FramesText)

public:
    static QString none() { return tr("This part of the game is empty. Choose a longer one."); }
    static QString tooMany()
    {
        return tr("This would save more than %1 pictures. Choose a shorter part of the game or more game time per "
                  "picture.")
            .arg(QLocale().toString(mostFrames));
    }
    static QString tooLarge(QSize pixels)
    {
        const QLocale locale;
        return tr("Pictures of %1 × %2 pixels are too large. Choose a smaller cell size or a smaller part of the "
                  "level.")
            .arg(locale.toString(pixels.width()), locale.toString(pixels.height()));
    }
};

/// Facts about all frames, collected before the first one is painted.
class FrameSurvey {
public:
    explicit FrameSurvey(const FramePlan &plan) : m_plan(plan) {}

    /// Plays the run. False if cancelled.
    bool look(const Run &run, const CataloguePtr &shipped, const std::atomic<bool> &isCancelled)
    {
        FrameWalk walk(run, shipped, m_plan.span);
        while (m_count <= mostFrames && walk.next(&isCancelled)) {
            const QRect cells = framedCells(walk.game().world(), m_plan.look);
            m_cells[depthOf(walk.game())] |= cells;
            m_size = m_size.expandedTo(isFixed() ? m_cells[depthOf(walk.game())].size() : cells.size());
            ++m_count;
        }
        return !isCancelled;
    }

    qint64 count() const { return m_count; }
    /// Returns the size in cells, the same for all frames.
    QSize size() const { return m_size; }
    /// Returns the cells of one frame, `size()` of them. The area of a level is the same in all frames, unless it
    /// follows the hero.
    QRect cellsOf(const Game &game) const
    {
        const QRect shown = isFixed() ? m_cells.at(depthOf(game)) : framedCells(game.world(), m_plan.look);
        const QSize around = m_size - shown.size();
        return {shown.topLeft() - QPoint(around.width() / 2, around.height() / 2), m_size};
    }

private:
    static int depthOf(const Game &game) { return game.world().stage().depth; }
    bool isFixed() const { return m_plan.look.part != FrameLook::Part::AroundHero; }

    const FramePlan &m_plan;
    qint64 m_count = 0;
    QSize m_size{0, 0};
    std::map<int, QRect> m_cells; ///< by depth
};

QString faultOf(QSize cells, const FrameLook &look)
{
    return mayBeFramed(cells, look) ? QString() : FramesText::tooLarge(cells * look.tile);
}

QString faultOf(const FrameSurvey &survey, const FrameLook &look)
{
    return survey.count() == 0           ? FramesText::none()
           : survey.count() > mostFrames ? FramesText::tooMany()
                                         : faultOf(survey.size(), look);
}

} // namespace

qint64 latestClock(const Run &run, bool isRealTime)
{
    qint64 clock = 0;
    for (const RunLine &line : run.lines) {
        if (line.command) {
            clock += line.times * (isRealTime ? line.command->milliseconds : 1);
        }
    }
    return clock;
}

FrameWalk::FrameWalk(const Run &run, const CataloguePtr &shipped, const FrameSpan &span)
    : m_beats(run.lines), m_span(span), m_game(startOf(run, shipped)), m_events(std::make_unique<EventList>())
{
    Q_ASSERT(span.from >= 0 && span.from <= span.to);
    Q_ASSERT(span.stepMs >= FrameSpan::leastStepMs && span.stepMs <= FrameSpan::mostStepMs);
}

FrameWalk::~FrameWalk() = default;

bool FrameWalk::next(const std::atomic<bool> *isCancelled)
{
    const qint64 before = m_game.world().clockNow();
    const qint64 step = m_game.world().isRealTime() ? m_span.stepMs : 1;
    if (!m_hasBegun) {
        m_hasBegun = true;
        return playUntil(m_span.from, isCancelled) && m_game.world().clockNow() >= m_span.from
               && m_game.world().clockNow() <= m_span.to;
    }
    return !isAtEnd() && playUntil(before + step, isCancelled) && m_game.world().clockNow() <= m_span.to;
}

/// Plays until `clock` or the end of the run. False if cancelled.
bool FrameWalk::playUntil(qint64 clock, const std::atomic<bool> *isCancelled)
{
    while (!isAtEnd() && m_game.world().clockNow() < clock) {
        if (isSet(isCancelled)) {
            return false;
        }
        playPiece(clock - m_game.world().clockNow());
    }
    return true;
}

std::vector<CanvasEffect> FrameWalk::numbers() const
{
    std::vector<CanvasEffect> numbers;
    for (const Told &told : m_numbers) {
        numbers.push_back(told.number);
    }
    return numbers;
}

/// Plays a command; of an advance, at most `mostMs`. Time that a finished game refuses counts as played.
void FrameWalk::playPiece(qint64 mostMs)
{
    Command command = m_beats.at(m_beat);
    if (command.type == Command::Type::Advance) {
        const int left = command.milliseconds - m_playedMs;
        const int piece = int(std::min<qint64>(left, mostMs));
        command = Command::advance(piece);
        m_playedMs = piece == left ? 0 : m_playedMs + piece;
    }
    m_game.play(command, *m_events);
    const qint64 now = m_game.world().clockNow();
    const qint64 shown = m_game.world().isRealTime() ? numbersMs : 1;
    std::erase_if(m_numbers, [now, shown](const Told &told) { return told.clock > now || now - told.clock >= shown; });
    for (CanvasEffect &number : numbersOf(*m_events, m_game.world())) {
        m_numbers.push_back({now, std::move(number)});
    }
    m_beat += m_playedMs == 0 ? 1 : 0;
}

QRect framedCells(const World &world, const FrameLook &look)
{
    const QRect level(0, 0, world.size().width, world.size().height);
    if (look.part == FrameLook::Part::AroundHero) {
        return cellsAround(world.hero().cell, level.size());
    }
    if (look.part == FrameLook::Part::Whole || look.isRevealed || world.seesAll()) {
        return level;
    }
    const QRect known = knownCells(world) | QRect(world.hero().cell.x, world.hero().cell.y, 1, 1);
    return known.adjusted(-1, -1, 1, 1) & level;
}

bool mayBeFramed(QSize cells, const FrameLook &look)
{
    const qint64 width = qint64(cells.width()) * look.tile;
    const qint64 height = qint64(cells.height()) * look.tile;
    return std::max(width, height) <= longestFrameSide && width * height <= FrameLook::mostPixels;
}

/// The graphics items, painted directly. They are in no scene, so they notify nothing of changes.
struct FramePainter::Items {
    explicit Items(const LevelPainter &painter)
        : terrain(painter), sprites(painter), overlays(painter), effects(painter)
    {
        overlays.setScale();
    }

    TerrainItem terrain;
    SpriteItem sprites;
    OverlayItem overlays;
    std::unique_ptr<QGraphicsItem> lights = sprites.lights(terrain);
    EffectItem effects;
    std::unique_ptr<QGraphicsItem> lower = overlays.lower();

    /// Returns the items in the painting order of a canvas.
    std::array<QGraphicsItem *, 6> all()
    {
        return {&terrain, lights.get(), lower.get(), &sprites, &overlays, &effects};
    }
};

FramePainter::FramePainter(const FrameLook &look) : m_look(look)
{
}

FramePainter::~FramePainter() = default;

void FramePainter::takeLook(const CataloguePtr &catalogue, const QString &tileset)
{
    if (m_catalogue != catalogue || m_set != tileset) {
        m_items.reset(); // destroyed first: the items refer to the painter, which refers to the catalogue
        m_painter =
            std::make_unique<LevelPainter>(m_tileset, *catalogue, m_look.look, TileScale{.tile = m_look.tile}, tileset);
        m_catalogue = catalogue;
        m_set = tileset;
        m_items = std::make_unique<Items>(*m_painter);
    }
}

void FramePainter::show(const World &world)
{
    SeenLevel seen = seenLevel(world, m_look.isRevealed);
    m_items->terrain.setTerrain(std::move(seen.terrain));
    m_items->sprites.setSize(world.size());
    m_items->sprites.setSprites(spritesOf(world, m_look.isRevealed));
    const std::optional<double> safe = safetyLeft(world);
    m_items->sprites.setRing(safe ? std::optional(heroId) : std::nullopt, safe.value_or(0));
    m_items->overlays.setSize(world.size());
    if (!world.seesAll()) {
        m_items->overlays.setSight(seen.sight);
    }
    if (m_look.hasMarks) {
        m_items->overlays.setTint(CellTint::NextStep, patrolledCells(world));
        m_items->overlays.setTint(CellTint::Threat, threatenedCells(world));
    }
    const Lantern lantern = lanternOf(world);
    m_items->sprites.setLit(heroId, lantern.glow(), lantern.dusk());
    m_items->overlays.setLantern(lantern);
}

QImage FramePainter::paint(const Game &game, const World &world, const QRect &cells,
                           const std::vector<CanvasEffect> &numbers)
{
    Q_ASSERT(mayBeFramed(cells.size(), m_look));
    takeLook(game.catalogue(), game.level().tileset);
    show(world);
    m_items->effects.setSize(world.size());
    m_items->effects.showStill(numbers);
    QImage picture(cells.size() * m_look.tile, QImage::Format_RGB32);
    picture.fill(CanvasColors::ink);
    QPainter painter(&picture);
    painter.scale(m_painter->scale().zoom(), m_painter->scale().zoom());
    painter.translate(-sceneRectOf(cells).topLeft());
    QStyleOptionGraphicsItem option;
    option.exposedRect = sceneRectOf(cells);
    for (QGraphicsItem *item : m_items->all()) {
        painter.save();
        item->paint(&painter, &option, nullptr);
        painter.restore();
    }
    return picture;
}

std::optional<FrameCount> countFrames(const Run &run, const CataloguePtr &shipped, const FramePlan &plan,
                                      const std::atomic<bool> &isCancelled)
{
    FrameSurvey survey(plan);
    if (!survey.look(run, shipped, isCancelled)) {
        return std::nullopt;
    }
    return FrameCount{
        .count = survey.count(), .pixels = survey.size() * plan.look.tile, .fault = faultOf(survey, plan.look)};
}

QString writeFrames(const Run &run, const CataloguePtr &shipped, const FramePlan &plan, FrameSink &sink,
                    const std::atomic<bool> &isCancelled)
{
    FrameSurvey survey(plan);
    if (!survey.look(run, shipped, isCancelled)) {
        return {};
    }
    QString fault = faultOf(survey, plan.look);
    if (fault.isEmpty()) {
        fault = sink.begin(survey.size() * plan.look.tile, survey.count());
    }
    FramePainter painter(plan.look);
    FrameWalk walk(run, shipped, plan.span);
    while (fault.isEmpty() && walk.next(&isCancelled)) {
        fault = sink.add(painter.paint(walk.game(), survey.cellsOf(walk.game()), walk.numbers()));
    }
    return fault.isEmpty() && !isCancelled ? sink.finish() : fault;
}

QString writeFrame(const Game &game, const FrameLook &look, FrameSink &sink)
{
    const QSize cells = framedCells(game.world(), look).size();
    QString fault = faultOf(cells, look);
    fault = fault.isEmpty() ? sink.begin(cells * look.tile, 1) : fault;
    fault = fault.isEmpty() ? sink.add(FramePainter(look).paint(game)) : fault;
    return fault.isEmpty() ? sink.finish() : fault;
}
