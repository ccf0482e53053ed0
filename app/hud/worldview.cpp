#include "app/hud/worldview.h"

#include "app/hud/motions.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/world/event.h"

#include <algorithm>

namespace {

bool changesSprites(EventType type)
{
    return type != EventType::Refused && type != EventType::Idled;
}

/// True if an unseen cell of wall is drawn like a remembered one. Such a cell is beside a known cell that does not
/// block sight, since the far floor of a corridor would otherwise end in the dark. Or it has eight known neighbors,
/// since it would otherwise look like a pit.
bool isImpliedWall(const World &world, Point cell)
{
    if (world.isExplored(cell) || world.terrain().at(cell) != world.catalogue().wall()) {
        return false;
    }
    int known = 0;
    for (int i = 0; i < directionCount; ++i) {
        const Point neighbor = cell + stepOf(Direction(i));
        if (world.terrain().contains(neighbor) && world.isExplored(neighbor)) {
            if (world.catalogue().terrain(world.terrain().at(neighbor)).isTransparent) {
                return true;
            }
            ++known;
        }
    }
    return known == directionCount;
}

/// Returns the cells next to visible ones that have become isImpliedWall(); cells may occur several times.
std::vector<Point> impliedWalls(const World &world)
{
    std::vector<Point> walls;
    for (const Point cell : world.sight().visible()) {
        for (int i = 0; i < directionCount; ++i) {
            const Point neighbor = cell + stepOf(Direction(i));
            if (world.terrain().contains(neighbor) && isImpliedWall(world, neighbor)) {
                walls.push_back(neighbor);
            }
        }
    }
    return walls;
}

} // namespace

SeenLevel seenLevel(const World &world, bool isRevealed)
{
    SeenLevel seen{.terrain = world.terrain(), .sight = {}};
    if (world.seesAll()) {
        return seen;
    }
    seen.sight = Grid<CellSight>(world.size(), CellSight::Visible);
    for (int y = 0; y < world.size().height; ++y) {
        for (int x = 0; x < world.size().width; ++x) {
            const Point cell{x, y};
            if (!world.isExplored(cell) && !isRevealed) {
                seen.terrain.set(cell, world.catalogue().wall());
                seen.sight.set(cell, isImpliedWall(world, cell) ? CellSight::Remembered : CellSight::Unseen);
            } else if (!world.isVisible(cell)) {
                seen.sight.set(cell, CellSight::Remembered);
            }
        }
    }
    return seen;
}

QRect knownCells(const World &world)
{
    QRect known;
    for (int y = 0; y < world.size().height; ++y) {
        for (int x = 0; x < world.size().width; ++x) {
            if (world.isExplored({x, y})) {
                known |= QRect(x, y, 1, 1);
            }
        }
    }
    return known;
}

Lantern lanternOf(const World &world)
{
    return {.cell = world.hero().cell,
            .radius = world.seesAll() ? 0 : world.rules().fovRadius,
            .strength = world.status() == Status::Lost ? 0.0 : 1.0};
}

std::optional<double> safetyLeft(const World &world)
{
    const int whole = world.isRealTime() ? world.rules().safeMs : world.rules().safeTurns;
    const bool isShown = world.safeLeft() > 0 && whole > 0 && world.status() == Status::Playing;
    return isShown ? std::optional(double(world.safeLeft()) / whole) : std::nullopt;
}

void WorldView::show(const Game &game)
{
    m_facings.clear();
    showAnew(game);
}

void WorldView::showAnew(const Game &game)
{
    const World &world = game.world();
    m_depth = world.stage().depth;
    m_canvas.setCatalogue(game.catalogue(), game.level().tileset);
    showKnown(world);
    showSprites(world);
    showSafety(world);
    m_canvas.setLitSprite(heroId, lanternOf(world).radius);
    m_canvas.setLightStrength(lanternOf(world).strength);
    m_canvas.setFollowing(true);
    zoomToPlay(world);
}

PlayFit WorldView::fitOf(const World &world) const
{
    const int inView = world.seesAll() ? 0 : 2 * world.rules().fovRadius + 1;
    // Most of the level would be black, with the hero anywhere in it, if he knows only a part of it.
    const bool isOverview = m_smallestTile < smallestPlayedTile && (m_isRevealing || world.seesAll());
    return {.least = m_smallestTile, .cells = inView, .prefersWhole = isOverview};
}

void WorldView::zoomToPlay(const World &world)
{
    m_canvas.zoomToPlay(fitOf(world), world.hero().cell);
}

void WorldView::zoomToKnown(const World &world)
{
    const QRect known = knownCells(world);
    world.seesAll() || m_isRevealing || known.isEmpty() ? m_canvas.zoomToFit() : m_canvas.zoomToCells(known);
}

void WorldView::setExtraSprites(std::vector<Sprite> sprites, const World &world)
{
    if (sprites != m_beside) {
        m_beside = std::move(sprites);
        showSprites(world);
    }
}

void WorldView::restoreZoom(const Canvas::ViewState &view, const World &world)
{
    if (!view.isFit) {
        m_canvas.setViewState({.tileSize = view.tileSize, .isFit = false, .scroll = {}});
        m_canvas.centerOnCell(world.hero().cell);
    }
}

void WorldView::showKnown(const World &world)
{
    m_openedDoors = world.openedDoors().size();
    m_inView = world.seesAll() ? std::vector<Point>() : world.sight().visible();
    const SeenLevel seen = seenLevel(world, m_isRevealing);
    m_terrain = seen.terrain;
    m_canvas.setTerrain(m_terrain);
    m_canvas.setDarkAround(true);
    if (!world.seesAll()) {
        m_canvas.setSight(seen.sight);
    }
}

void WorldView::update(const EventList &events, const Game &game)
{
    const World &world = game.world();
    if (world.stage().depth != m_depth || world.size() != m_terrain.size()) {
        const Canvas::ViewState view = m_canvas.viewState();
        show(game);
        restoreZoom(view, world);
        m_canvas.play({.fadesIn = true});
        return;
    }
    if (!world.isRealTime()) {
        m_canvas.endMotions(moversOf(events)); // a key ends the motions of the key before
    }
    const CanvasMotions motions = motionsOf(events, world, m_shown);
    turnActors(events, world);
    for (const SpriteStep &step : motions.steps) {
        m_canvas.moveSprite(step.sprite, step.to, step.delayMs);
    }
    const bool seesOthers = updateKnown(world);
    const bool hasChanged =
        std::any_of(events.begin(), events.end(), [](const Event &e) { return changesSprites(e.type); });
    // Under turns, patrols may turn without an event.
    if (seesOthers || hasChanged || !world.isRealTime()) {
        showSprites(world);
    }
    m_canvas.play(motions);
    if (!m_canvas.isFading()) {
        m_canvas.setLightStrength(lanternOf(world).strength);
    }
    showSafety(world);
    m_canvas.followCell(world.hero().cell);
}

void WorldView::showBack(const Game &game)
{
    const std::vector<Sprite> before = m_shown;
    showAnew(game);
    for (const Sprite &sprite : before) {
        const std::optional<Point> cell = m_canvas.spriteCell(sprite.id);
        if (sprite.id > nobody && cell && directionOf(sprite.cell - *cell)) {
            turn(sprite.id, sprite.cell.x - cell->x);
            m_canvas.play({.sprites = {{.sprite = sprite.id,
                                        .motion = SpriteMotion::Glide,
                                        .way = QPointF(sprite.cell.x - cell->x, sprite.cell.y - cell->y)}}});
        }
    }
    showSprites(game.world()); // the actors have turned
}

std::vector<int> WorldView::moversOf(const EventList &events)
{
    std::vector<int> movers;
    for (const Event &event : events) {
        if (event.type == EventType::Moved) {
            movers.push_back(event.actor);
        }
    }
    return movers;
}

/// Turns actors to the side of their steps and blows. The state is kept here, since it is no part of the world.
void WorldView::turnActors(const EventList &events, const World &world)
{
    for (const Event &event : events) {
        if (event.type == EventType::Moved) {
            turn(event.actor, event.to.x - event.from.x);
        } else if (event.type == EventType::Attacked) {
            turn(event.actor, world.actor(event.target).cell.x - world.actor(event.actor).cell.x);
        }
    }
}

/// Steps to the north or south leave an actor as it is.
void WorldView::turn(int actor, int eastwards)
{
    if (eastwards != 0) {
        m_facings.insert(actor, eastwards < 0 ? Facing::West : Facing::East);
    }
}

/// Updates the visible cells; unseen cells stay as remembered. True if sprites may have come into view or left it.
bool WorldView::updateKnown(const World &world)
{
    if (world.seesAll()) {
        if (m_openedDoors != world.openedDoors().size()) {
            m_openedDoors = world.openedDoors().size();
            std::vector<Point> doors;
            for (const OpenedDoor &opened : world.openedDoors()) {
                doors.push_back(opened.cell);
            }
            updateTerrain(world, doors);
        }
        return false;
    }
    std::vector<Point> gone;
    for (const Point cell : m_inView) {
        if (!world.isVisible(cell)) {
            gone.push_back(cell);
        }
    }
    m_inView = world.sight().visible();
    updateTerrain(world, m_inView);
    m_canvas.updateSight(gone, CellSight::Remembered);
    m_canvas.updateSight(impliedWalls(world), CellSight::Remembered);
    m_canvas.updateSight(m_inView, CellSight::Visible);
    return true;
}

void WorldView::updateTerrain(const World &world, const std::vector<Point> &cells)
{
    QRect changed;
    for (const Point cell : cells) {
        if (m_terrain.at(cell) != world.terrain().at(cell)) {
            m_terrain.set(cell, world.terrain().at(cell));
            changed |= QRect(cell.x, cell.y, 1, 1);
        }
    }
    if (!changed.isEmpty()) {
        m_canvas.updateTerrain(m_terrain, changed);
    }
}

void WorldView::showSprites(const World &world)
{
    m_shown = spritesOf(world, m_isRevealing);
    for (Sprite &sprite : m_shown) {
        sprite.facing = m_facings.value(sprite.id, Facing::AsDrawn);
    }
    std::vector<Sprite> sprites = m_shown;
    sprites.insert(sprites.end(), m_beside.begin(), m_beside.end());
    m_canvas.setSprites(sprites);
    m_canvas.setTint(CellTint::Threat, threatenedCells(world));
    m_canvas.setTint(CellTint::NextStep, patrolledCells(world));
}

void WorldView::showSafety(const World &world)
{
    const std::optional<double> left = safetyLeft(world);
    m_canvas.setRing(left ? std::optional(heroId) : std::nullopt, left.value_or(0));
}
