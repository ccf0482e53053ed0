#include "app/start/showcasepicture.h"

#include "app/export/frames.h"
#include "editor/art/tilescale.h"
#include "gamecore/fov/fieldofview.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace {

/// The number of rows of cells that a picture shows, as far as the sizes of cells allow: at most, usually at least, and
/// at least if the hero knows little.
constexpr double mostRows = 5.5;
constexpr double fewestRows = 3.4;
constexpr double closestRows = 2.6;
/// The sizes of cells in logical pixels: at least, usually at most, and at most if the hero knows little.
constexpr int smallestShown = 32;
constexpr int largestShown = 112;
constexpr int closestShown = 144;
/// Cells of a multiple of this size, in pixels of the screen, are crisp.
constexpr int tileStep = 8;
/// The part of the picture's width that the cells in view should fill.
constexpr double litPart = 0.7;
/// The hero is at most so far from the middle, as a part of the picture's width or height.
constexpr double mostShift = 0.33;
/// The part of a picture that should be known, and the least part of a picture that is worth showing.
constexpr double goodKnown = 0.5;
constexpr double leastKnown = 0.35;
/// Worth of a remembered cell in comparison with one in view.
constexpr double memoryWorth = 0.6;
/// A picture is worth so much less for each cell between the hero and its middle.
constexpr double shiftCost = 0.004;

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
int tileFor(QSize pixels, double ratio, const QRect &lit)
{
    const int byLight = int(std::ceil(pixels.width() * litPart / lit.width()));
    const int wanted = std::clamp(byLight, int(pixels.height() / mostRows), int(pixels.height() / fewestRows));
    return std::clamp(wanted, int(smallestShown * ratio), int(largestShown * ratio)) / tileStep * tileStep;
}

/// A choice of the cells of a picture.
struct Crop {
    int tile = 0;      ///< pixels per cell
    QRect cells = {};  ///< all that are drawn
    QRectF clear = {}; ///< the part between the fades, in cells
    double known = 0;  ///< the known share of the clear part
    double worth = 0;
};

/// The search for the cells that make the best picture of a hero.
class CropSearch {
public:
    /// `size` is in logical pixels of a screen whose pixel ratio is `ratio`.
    CropSearch(const World &world, QSize size, double ratio)
        : m_world(world), m_pixels((QSizeF(size) * ratio).toSize()), m_ratio(ratio),
          m_fade(showcaseFade(size.width()) * m_ratio, showcaseFade(size.height()) * m_ratio)
    {
    }

    /// Comes closer until enough is known, or takes the picture of which most is known.
    Crop best() const
    {
        const int mostPixels = std::min(int(closestShown * m_ratio), int(m_pixels.height() / closestRows));
        const int closest = mostPixels / tileStep * tileStep;
        Crop found;
        int tile = tileFor(m_pixels, m_ratio, litCells(m_world));
        do {
            const Crop crop = bestOf(tile);
            found = crop.known > found.known || found.tile == 0 ? crop : found;
            tile += tileStep;
        } while (found.known < goodKnown && tile <= closest);
        return found;
    }

    /// Returns the known cells among `cells` that other known cells there connect with the hero.
    BitGrid connected(const QRect &cells) const
    {
        BitGrid reached(m_world.size());
        std::vector<Point> open{m_world.hero().cell};
        reached.set(open.front());
        while (!open.empty()) {
            const Point cell = open.back();
            open.pop_back();
            for (const Direction direction : {Direction::North, Direction::East, Direction::South, Direction::West}) {
                const Point next = cell + stepOf(direction);
                if (m_world.size().contains(next) && cells.contains(next.x, next.y) && m_world.isExplored(next)
                    && !reached.at(next)) {
                    reached.set(next);
                    open.push_back(next);
                }
            }
        }
        return reached;
    }

private:
    /// Returns the best place for the hero at a size of cells.
    Crop bestOf(int tile) const
    {
        const int across = int(m_pixels.width() * mostShift / tile);
        const int down = int(m_pixels.height() * mostShift / tile);
        Crop found = cropAt(tile, {0, 0});
        for (int y = -down; y <= down; ++y) {
            for (int x = -across; x <= across; ++x) {
                const Crop crop = cropAt(tile, {x, y});
                found = crop.worth > found.worth ? crop : found;
            }
        }
        return found;
    }

    /// Returns the crop whose middle is `shift` cells from the hero.
    Crop cropAt(int tile, QPoint shift) const
    {
        Crop crop{.tile = tile};
        crop.cells.setSize({cellsFor(m_pixels.width(), tile), cellsFor(m_pixels.height(), tile)});
        crop.cells.moveCenter(QPoint(m_world.hero().cell.x, m_world.hero().cell.y) + shift);
        crop.clear.setSize((QSizeF(m_pixels) - 2 * m_fade) / tile);
        crop.clear.moveCenter(QRectF(crop.cells).center());
        const BitGrid reached = connected(crop.cells);
        const double whole = crop.clear.width() * crop.clear.height();
        eachCell(crop.cells & QRect(0, 0, m_world.size().width, m_world.size().height), [&](Point cell) {
            if (reached.at(cell)) {
                const QRectF shown = crop.clear & QRectF(cell.x, cell.y, 1, 1);
                const double part = shown.width() * shown.height() / whole;
                crop.known += part;
                crop.worth += part * (m_world.isVisible(cell) ? 1 : memoryWorth);
            }
        });
        crop.worth -= shiftCost * shift.manhattanLength();
        return crop;
    }

    const World &m_world;
    QSize m_pixels;
    double m_ratio;
    QSizeF m_fade;
};

/// Returns a world without what would look like debris: monsters and items that the picture would show cut or half
/// faded, items out of sight, and known parts of the level without a connection to the hero.
World tidied(const World &world, const Crop &crop, const BitGrid &connected)
{
    World tidy = world;
    WorldState state = tidy.state();
    const auto isWhole = [&crop](Point cell) { return crop.clear.contains(QRectF(cell.x, cell.y, 1, 1)); };
    for (std::size_t i = std::size_t(heroId); i < state.actors.size(); ++i) {
        Actor &actor = state.actors[i];
        if (!isWhole(actor.cell)) {
            actor.isHidden = actor.isHidden || !actor.isDead;
            actor.isDead = true;
        }
    }
    for (Item &item : state.items) {
        if (item.location == Item::Location::Floor) {
            item.isHidden = item.isHidden || !isWhole(item.cell) || !world.isVisible(item.cell);
        }
    }
    state.explored = ExploredCells(world.size());
    eachCell(QRect(0, 0, world.size().width, world.size().height), [&](Point cell) {
        if (connected.at(cell)) {
            state.explored.add(cell);
        }
    });
    tidy.resume(std::move(state));
    tidy.see(); // a resumed world has no cells in view
    return tidy;
}

/// Draws a picture of which at least the share `least` is known; a null image if that is impossible.
QImage drawnAroundHero(const Game &game, const World &world, QSize size, double ratio, double least)
{
    const CropSearch search(world, size, ratio);
    const Crop crop = search.best();
    if (crop.known < least) {
        return {};
    }
    const World tidy = tidied(world, crop, search.connected(crop.cells));
    QImage picture = FramePainter(FrameLook{.tile = crop.tile, .hasMarks = false}).paint(game, tidy, crop.cells);
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
    return drawnAroundHero(game, game.world(), size, ratio, leastKnown);
}

QImage pictureOfPromise(const Game &game, QSize size, double ratio)
{
    World world = game.world();
    WorldState state = world.state();
    state.actors[std::size_t(heroId - 1)].cell = Promise(world).best();
    world.resume(std::move(state));
    world.see();
    return drawnAroundHero(game, world, size, ratio, 0);
}
