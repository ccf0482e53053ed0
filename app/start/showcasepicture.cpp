#include "app/start/showcasepicture.h"

#include "app/export/frames.h"
#include "editor/art/tilescale.h"
#include "gamecore/fov/fieldofview.h"

#include <algorithm>
#include <cmath>

namespace {

/// The number of rows of cells that a picture shows, as far as the sizes of cells allow.
constexpr double shownRows = 5.5;
constexpr int smallestShown = 32;
/// Cells of a multiple of this size are crisp.
constexpr int tileStep = 8;
/// At least 1/partToKnow of the shown cells should be known to the hero, as far as the sizes of cells allow.
constexpr int partToKnow = 2;

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

int tileFor(QSize size, double ratio)
{
    const int wanted = int(size.height() * ratio / shownRows) / tileStep * tileStep;
    return std::clamp(wanted, smallestShown, FrameLook::mostTile);
}

/// Returns the smallest odd number of cells that cover a length.
int cellsFor(int pixels, int tile)
{
    return 2 * int(std::ceil((double(pixels) / tile - 1) / 2)) + 1;
}

/// Returns the cells around the hero that a picture shows.
QRect cellsAroundHero(const World &world, QSize pixels, int tile)
{
    QRect cells({}, QSize(cellsFor(pixels.width(), tile), cellsFor(pixels.height(), tile)));
    cells.moveCenter(QPoint(world.hero().cell.x, world.hero().cell.y));
    return cells;
}

/// True if the hero knows a fair part of the cells.
bool isWellKnown(const World &world, const QRect &cells)
{
    int known = 0;
    const QRect level(0, 0, world.size().width, world.size().height);
    eachCell(cells & level, [&](Point cell) { known += world.seesAll() || world.isExplored(cell) ? 1 : 0; });
    return known * partToKnow >= cells.width() * cells.height();
}

QImage drawnAroundHero(const Game &game, const World &world, QSize size, double ratio)
{
    FrameLook look{.tile = tileFor(size, ratio)};
    const QSize pixels = (QSizeF(size) * ratio).toSize();
    while (look.tile > smallestShown && !isWellKnown(world, cellsAroundHero(world, pixels, look.tile))) {
        look.tile -= tileStep; // in a narrow place more of the surroundings is shown
    }
    const QRect cells = cellsAroundHero(world, pixels, look.tile);
    QImage picture = FramePainter(look).paint(game, world, cells);
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
