#include "app/hud/minimap.h"

#include "editor/widgets/languagechange.h"
#include "gamecore/data/kind.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// Returns the cells within the hero's range of view.
QRect reachOf(const World &world)
{
    const Point hero = world.hero().cell;
    const int radius = world.rules().fovRadius;
    const QRect level(0, 0, world.size().width, world.size().height);
    return QRect(hero.x - radius, hero.y - radius, 2 * radius + 1, 2 * radius + 1) & level;
}

/// The size of the smallest part that is shown, and the step by which it grows, in cells.
constexpr QSize leastPart{18, 11};
constexpr int partStep = 4;

/// Returns a range of at least `length` cells with first..last in its middle and ends at multiples of partStep.
std::pair<int, int> grownRange(int first, int last, int length)
{
    const int missing = std::max(0, length - (last - first + 1));
    const auto roundedDown = [](int cell) { return (cell >= 0 ? cell : cell - partStep + 1) / partStep * partStep; };
    return {roundedDown(first - missing / 2), roundedDown(last + missing - missing / 2) + partStep - 1};
}

} // namespace

Minimap::Minimap(QWidget *parent) : LevelMap(parent)
{
    setObjectName(u"minimap"_s);
    retranslateOnChange(*this, [this] { retranslate(); });
}

void Minimap::showLevel(const World &world)
{
    setCells(world.size());
    m_openedDoors = world.openedDoors().size();
    m_places.clear();
    m_known = {};
    drawKnown(world, QRect(QPoint(0, 0), cells()));
    m_seenFrom = world.hero().cell;
    mark(world);
}

void Minimap::showWorld(const World &world)
{
    if (cells() != QSize(world.size().width, world.size().height)) {
        showLevel(world);
        return;
    }
    const bool hasNewDoor = world.openedDoors().size() != m_openedDoors;
    if (hasNewDoor || (world.hero().cell != m_seenFrom && !world.seesAll())) {
        m_openedDoors = world.openedDoors().size();
        m_seenFrom = world.hero().cell;
        drawKnown(world, reachOf(world));
    }
    mark(world);
}

void Minimap::drawKnown(const World &world, const QRect &cells)
{
    draw(cells, [&](Point cell, std::span<Meaning> row) {
        for (Meaning &meaning : row) {
            const bool isKnown = knows(world, cell);
            meaning = isKnown ? meaningOf(world.terrainAt(cell)) : Unknown;
            m_known |= isKnown ? QRect(cell.x, cell.y, 1, 1) : QRect();
            ++cell.x;
        }
    });
    notePlaces(world, cells);
    frameKnown();
}

/// Shows the known part in the middle, extended to the shape of the widget.
void Minimap::frameKnown()
{
    if (m_known.isEmpty() || height() <= 0) {
        return;
    }
    QSize least = m_known.size().expandedTo(leastPart);
    least = QSize(std::max(least.width(), least.height() * width() / height()),
                  std::max(least.height(), least.width() * height() / std::max(1, width())));
    const auto [left, right] = grownRange(m_known.left(), m_known.right(), least.width());
    const auto [top, bottom] = grownRange(m_known.top(), m_known.bottom(), least.height());
    setPart(QRect(QPoint(left, top), QPoint(right, bottom)));
}

void Minimap::resizeEvent(QResizeEvent *event)
{
    LevelMap::resizeEvent(event);
    frameKnown();
}

void Minimap::notePlaces(const World &world, const QRect &cells)
{
    std::erase_if(m_places, [&cells](const MapMark &place) { return cells.contains(place.cell.x, place.cell.y); });
    std::vector<std::optional<MapShape>> shapes;
    for (const Terrain &terrain : world.catalogue().terrain()) {
        shapes.push_back(markOf(terrain));
    }
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        for (int x = cells.left(); x <= cells.right() && m_places.size() < mostMarks; ++x) {
            const std::optional<MapShape> shape = shapes[world.terrain().at({x, y})];
            if (shape && knows(world, {x, y})) {
                m_places.push_back({{x, y}, *shape});
            }
        }
    }
}

void Minimap::mark(const World &world)
{
    std::vector<MapMark> marks = m_places;
    addItems(world, marks);
    addMonsters(world, marks);
    marks.push_back({world.hero().cell, MapShape::Hero});
    setMarks(std::move(marks));
}

/// Adds marks for items; treasure is drawn over other items.
void Minimap::addItems(const World &world, std::vector<MapMark> &marks) const
{
    std::vector<MapMark> treasure;
    const std::size_t most = marks.size() + mostMarks;
    for (int i = 0; i < int(world.items().size()) && marks.size() + treasure.size() < most; ++i) {
        const Item &item = world.item(i);
        const bool isKnown = knows(world, item.cell) && (m_isRevealing || !item.isHidden);
        if (item.location != Item::Location::Floor || !isKnown) {
            continue;
        }
        const bool isTreasure = world.kindOfItem(i).category == KindCategory::Treasure;
        (isTreasure ? treasure : marks).push_back({item.cell, isTreasure ? MapShape::Treasure : MapShape::Item});
    }
    marks.insert(marks.end(), treasure.begin(), treasure.end());
}

void Minimap::addMonsters(const World &world, std::vector<MapMark> &marks) const
{
    const std::size_t most = marks.size() + mostMarks;
    for (ActorId id = heroId + 1; id <= world.actorCount() && marks.size() < most; ++id) {
        if (world.isAlive(id) && (m_isRevealing || world.isVisible(world.actor(id).cell))) {
            marks.push_back({world.actor(id).cell, MapShape::Monster});
        }
    }
}

void Minimap::retranslate()
{
    setAccessibleName(tr("Map of the explored area"));
    setToolTip(tr("● you   ■ monster   ◆ treasure   + item\n□ door   ▣ locked door   ▼ stairs   ○ exit\nClick to show "
                  "that cell."));
}
