#include "editor/view/editmap.h"

#include "editor/art/cellblocks.h"
#include "editor/widgets/languagechange.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

MapShape shapeOf(KindCategory category)
{
    switch (category) {
    case KindCategory::Hero:
        return MapShape::Hero;
    case KindCategory::Monster:
        return MapShape::Monster;
    case KindCategory::Treasure:
        return MapShape::Treasure;
    case KindCategory::Item:
        break;
    }
    return MapShape::Item;
}

} // namespace

EditMap::EditMap(const LevelDocument &document, QWidget *parent) : LevelMap(parent), m_document(document)
{
    setObjectName(u"editMap"_s);
    connect(&document, &LevelDocument::levelReplaced, this, &EditMap::showLevel);
    connect(&document, &LevelDocument::catalogueChanged, this, &EditMap::showLevel);
    connect(&document, &LevelDocument::regionChanged, this, &EditMap::onChanged);
    showLevel();
    retranslateOnChange(*this, [this] { retranslate(); });
}

void EditMap::showLevel()
{
    setCells(m_document.level().size());
    onChanged(QRect(QPoint(0, 0), cells()));
}

void EditMap::onChanged(const QRect &region)
{
    const Size size = m_document.level().size();
    if (cells() != QSize(size.width, size.height)) {
        showLevel();
        return;
    }
    m_old |= region;
    update();
}

void EditMap::drawOld()
{
    if (m_old.isEmpty()) {
        return;
    }
    const std::vector<Meaning> meanings = meaningsOfTerrain();
    const Grid<TerrainId> &terrain = m_document.level().terrain;
    const QRect part = partForAFrame(m_old, 1);
    draw(part, [&](Point first, std::span<Meaning> row) {
        const TerrainId *cells = terrain.row(first.y) + first.x;
        std::transform(cells, cells + row.size(), row.begin(), [&](TerrainId id) { return meanings[id]; });
        markThings(first, row);
    });
    m_old.setTop(part.bottom() + 1);
    if (m_old.isEmpty()) {
        markActors();
    } else {
        update();
    }
}

std::vector<LevelMap::Meaning> EditMap::meaningsOfTerrain() const
{
    std::vector<Meaning> meanings;
    for (const Terrain &terrain : m_document.catalogue()->terrain()) {
        meanings.push_back(meaningOf(terrain));
    }
    return meanings;
}

/// Marks things that count as places, too.
void EditMap::markThings(Point first, std::span<Meaning> meanings) const
{
    const std::vector<Thing> &things = m_document.level().things;
    const Catalogue &catalogue = *m_document.catalogue();
    const Point end{first.x + int(meanings.size()), first.y};
    const auto isBefore = [](const Thing &thing, Point cell) { return readsBefore(thing.cell, cell); };
    auto thing = std::lower_bound(things.begin(), things.end(), first, isBefore);
    for (; thing != things.end() && readsBefore(thing->cell, end); ++thing) {
        const std::optional<KindId> kind = catalogue.kindOf(thing->kind);
        const KindCategory category = kind ? catalogue.kind(*kind).category : KindCategory::Item;
        if (category == KindCategory::Treasure || category == KindCategory::Item) {
            meanings[std::size_t(thing->cell.x - first.x)] = Place;
        }
    }
}

void EditMap::markActors()
{
    const Catalogue &catalogue = *m_document.catalogue();
    std::vector<MapMark> marks;
    for (const Thing &thing : m_document.level().things) {
        const std::optional<KindId> kind = catalogue.kindOf(thing.kind);
        const bool isStart = kind == catalogue.start();
        const bool isInLevel = m_document.level().terrain.contains(thing.cell);
        if (kind && isInLevel && (isStart || marks.size() < mostMarks)) {
            marks.push_back({thing.cell, shapeOf(catalogue.kind(*kind).category)});
        }
    }
    setMarks(std::move(marks));
}

void EditMap::paintEvent(QPaintEvent *event)
{
    drawOld();
    LevelMap::paintEvent(event);
}

void EditMap::retranslate()
{
    setWindowTitle(tr("Map"));
    setAccessibleName(tr("Map of the level"));
    setToolTip(tr("Click to show that part of the level"));
}
