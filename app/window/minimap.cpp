#include "app/window/minimap.h"

#include <QEvent>

using namespace Qt::StringLiterals;

namespace {

/// What the hero can see at most from where he stands.
QRect reachOf(const World &world)
{
    const Point hero = world.hero().cell;
    const int radius = world.rules().fovRadius;
    const QRect level(0, 0, world.size().width, world.size().height);
    return QRect(hero.x - radius, hero.y - radius, 2 * radius + 1, 2 * radius + 1) & level;
}

} // namespace

Minimap::Minimap(QWidget *parent) : LevelMap(parent)
{
    setObjectName(u"minimap"_s);
    retranslate();
}

void Minimap::showLevel(const World &world)
{
    setCells(world.size());
    m_openedDoors = world.openedDoors().size();
    drawKnown(world, QRect(QPoint(0, 0), cells()));
    m_view = reachOf(world);
    markActors(world);
}

void Minimap::showWorld(const World &world)
{
    const QRect view = reachOf(world);
    if (cells() != QSize(world.size().width, world.size().height)) {
        showLevel(world);
        return;
    }
    const bool hasNewDoor = world.openedDoors().size() != m_openedDoors;
    if (hasNewDoor || (view != m_view && !world.seesAll())) {
        m_openedDoors = world.openedDoors().size();
        m_view = view;
        drawKnown(world, view);
    }
    markActors(world);
}

void Minimap::drawKnown(const World &world, const QRect &cells)
{
    const auto meaningOf = [this, &world](Point cell) {
        if (!m_isRevealing && !world.isExplored(cell)) {
            return Unknown;
        }
        const Terrain &terrain = world.terrainAt(cell);
        return terrain.feature != Feature::None ? Place : terrain.isWalkable ? Floor : Wall;
    };
    draw(cells, [&meaningOf](Point cell, std::span<Meaning> row) {
        for (Meaning &meaning : row) {
            meaning = meaningOf(cell);
            ++cell.x;
        }
    });
}

void Minimap::markActors(const World &world)
{
    std::vector<Mark> marks;
    for (ActorId id = heroId + 1; id <= world.actorCount() && marks.size() < mostMarks; ++id) {
        if (world.isAlive(id) && (m_isRevealing || world.isVisible(world.actor(id).cell))) {
            marks.push_back({world.actor(id).cell, false});
        }
    }
    marks.push_back({world.hero().cell, true});
    setMarks(std::move(marks));
}

void Minimap::changeEvent(QEvent *event)
{
    LevelMap::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void Minimap::retranslate()
{
    setAccessibleName(tr("Map of what you know"));
    setToolTip(tr("A click shows that place"));
}
