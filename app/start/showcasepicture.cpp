#include "app/start/showcasepicture.h"

#include "app/export/frames.h"
#include "editor/art/tilescale.h"
#include "gamecore/fov/fieldofview.h"

#include <algorithm>
#include <cmath>

namespace {

/// The number of rows of cells that a picture shows, as far as the sizes of cells allow: at most and at least.
constexpr double mostRows = 5.5;
constexpr double fewestRows = 3.4;
constexpr int smallestShown = 32;
constexpr int largestShown = 112;
/// Cells of a multiple of this size are crisp.
constexpr int tileStep = 8;
/// The part of the picture's width that the cells in view should fill.
constexpr double litPart = 0.7;
/// The hero is at most so far from the middle, as a part of the picture's width or height.
constexpr double mostShift = 0.15;
/// Monsters are shown where the fade takes less than the rest of its length.
constexpr double clearPart = 0.75;

/// The values of things near a cell, for pictureOfPromise().
constexpr int monsterValue = 3;
constexpr int itemValue = 2;
/// For the first monster and for the first item.
constexpr int kindValue = 4;
/// The farthest column and row of a thing that is surely in the picture.
constexpr int nearColumns = 6;
constexpr int nearRows = 2;
/// Number of seen cells that are worth as much as 1.
constexpr int cellsPerPoint = 40;

/// Returns the smallest odd number of cells that cover a length.
int cellsFor(int pixels, int tile)
{
    return 2 * int(std::ceil((double(pixels) / tile - 1) / 2)) + 1;
}

/// Returns the box around the cells in view, or the whole level if the hero sees all of it.
QRect litCells(const World &world)
{
    if (world.seesAll()) {
        return {0, 0, world.size().width, world.size().height};
    }
    QRect lit(world.hero().cell.x, world.hero().cell.y, 1, 1);
    for (const Point cell : world.sight().visible()) {
        lit |= QRect(cell.x, cell.y, 1, 1);
    }
    return lit;
}

/// Returns the size of cells at which the lit part fills enough of the width.
int tileFor(QSize pixels, const QRect &lit)
{
    const int byLight = int(std::ceil(pixels.width() * litPart / lit.width()));
    const int wanted = std::clamp(byLight, int(pixels.height() / mostRows), int(pixels.height() / fewestRows));
    return std::clamp(wanted / tileStep * tileStep, smallestShown, largestShown);
}

/// Returns the cells that a picture shows: the lit part in the middle, but the hero not far from it.
QRect shownCells(const World &world, QSize pixels, const QRect &lit, int tile)
{
    QRect cells({}, QSize(cellsFor(pixels.width(), tile), cellsFor(pixels.height(), tile)));
    const QPoint hero(world.hero().cell.x, world.hero().cell.y);
    const int across = int(cells.width() * mostShift);
    const int down = int(cells.height() * mostShift);
    cells.moveCenter({std::clamp(lit.center().x(), hero.x() - across, hero.x() + across),
                      std::clamp(lit.center().y(), hero.y() - down, hero.y() + down)});
    return cells;
}

/// Returns a world without the monsters that the picture would show cut or half faded.
World withoutCutMonsters(const World &world, const QRect &cells, QSizeF shown)
{
    const QSizeF clear(shown.width() * (1 - 2 * ShowcaseFade::across * clearPart),
                       shown.height() * (1 - 2 * ShowcaseFade::down * clearPart));
    QRectF inside({}, clear);
    inside.moveCenter(QRectF(cells).center());
    World cleared = world;
    WorldState state = cleared.state();
    for (std::size_t i = std::size_t(heroId); i < state.actors.size(); ++i) {
        Actor &actor = state.actors[i];
        if (!inside.contains(QRectF(actor.cell.x, actor.cell.y, 1, 1))) {
            actor.isHidden = actor.isHidden || !actor.isDead;
            actor.isDead = true;
        }
    }
    cleared.resume(std::move(state));
    cleared.see(); // a resumed world has no cells in view
    return cleared;
}

QImage drawnAroundHero(const Game &game, const World &world, QSize size, double ratio)
{
    const QSize pixels = (QSizeF(size) * ratio).toSize();
    const QRect lit = litCells(world);
    const FrameLook look{.tile = tileFor(pixels, lit)};
    const QRect cells = shownCells(world, pixels, lit, look.tile);
    const World cleared = withoutCutMonsters(world, cells, QSizeF(pixels) / look.tile);
    QImage picture = FramePainter(look).paint(game, cleared, cells);
    picture.setDevicePixelRatio(ratio);
    return picture;
}

/// The search for the cell with the best view in a world.
class Promise {
public:
    explicit Promise(const World &world) : m_world(world) {}

    /// Returns the best cell for the hero; the cell where he stands if no other one is better.
    Point best()
    {
        Point found = m_world.hero().cell;
        int most = valueAt(found);
        for (int y = 0; y < m_world.size().height; ++y) {
            for (int x = 0; x < m_world.size().width; ++x) {
                if (isFree({x, y})) {
                    if (const int value = valueAt({x, y}); value > most) {
                        most = value;
                        found = {x, y};
                    }
                }
            }
        }
        return found;
    }

private:
    /// True if the hero could stand on the cell, with no monster beside him, so that all figures are seen well.
    bool isFree(Point cell) const
    {
        bool isFree = m_world.isHarmless(cell) && m_world.itemAt(cell) == CellIndex::none
                      && m_world.actorAt(cell) == nobody && !m_world.terrainAt(cell).isDoor()
                      && m_world.terrainAt(cell).feature == Feature::None;
        for (int i = 0; isFree && i < directionCount; ++i) {
            const Point beside = cell + stepOf(Direction(i));
            isFree = !m_world.terrain().contains(beside) || m_world.actorAt(beside) == nobody;
        }
        return isFree;
    }

    int valueAt(Point cell)
    {
        BitGrid seen(m_world.size());
        const CellBox box = m_view.compute(m_world.opaque(), cell, m_world.rules().fovRadius, seen);
        int monsters = 0;
        int items = 0;
        int cells = 0;
        for (int y = std::max(box.top, cell.y - nearRows); y <= std::min(box.bottom, cell.y + nearRows); ++y) {
            for (int x = std::max(box.left, cell.x - nearColumns); x <= std::min(box.right, cell.x + nearColumns);
                 ++x) {
                const bool isSeen = seen.at({x, y}) && !m_world.opaque().isOpaque({x, y});
                cells += isSeen ? 1 : 0;
                monsters += isSeen && m_world.monsterAt({x, y}) != nobody ? 1 : 0;
                items += isSeen && m_world.itemAt({x, y}) != CellIndex::none ? 1 : 0;
            }
        }
        const auto valueOf = [](int count, int each) { return count * each + (count > 0 ? kindValue : 0); };
        return (valueOf(monsters, monsterValue) + valueOf(items, itemValue)) * cellsPerPoint + cells;
    }

    const World &m_world;
    FieldOfView m_view;
};

} // namespace

QImage pictureOfHero(const Game &game, QSize size, double ratio)
{
    return drawnAroundHero(game, game.world(), size, ratio);
}

QImage pictureOfPromise(const Game &game, QSize size, double ratio)
{
    World world = game.world();
    WorldState state = world.state();
    state.actors[std::size_t(heroId - 1)].cell = Promise(world).best();
    world.resume(std::move(state));
    world.see();
    return drawnAroundHero(game, world, size, ratio);
}
