#include "editor/panels/editmap.h"

#include <QEvent>

#include <utility>

using namespace Qt::StringLiterals;

EditMap::EditMap(const LevelDocument &document, QWidget *parent) : LevelMap(parent), m_document(document)
{
    setObjectName(u"editMap"_s);
    connect(&document, &LevelDocument::levelReplaced, this, &EditMap::showLevel);
    connect(&document, &LevelDocument::catalogueChanged, this, &EditMap::showLevel);
    connect(&document, &LevelDocument::regionChanged, this, &EditMap::onChanged);
    showLevel();
    retranslate();
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
    if (!m_old.isEmpty()) {
        draw(std::exchange(m_old, QRect()), [this](Point cell) { return meaningOf(cell); });
        markActors();
    }
}

/// What lies there to be taken is a place too.
LevelMap::Meaning EditMap::meaningOf(Point cell) const
{
    const Level &level = m_document.level();
    const Catalogue &catalogue = *m_document.catalogue();
    const auto [first, last] = thingsAt(level, cell);
    for (std::size_t i = first; i < last; ++i) {
        const std::optional<KindId> kind = catalogue.kindOf(level.things[i].kind);
        const KindCategory category = kind ? catalogue.kind(*kind).category : KindCategory::Item;
        if (category == KindCategory::Treasure || category == KindCategory::Item) {
            return Place;
        }
    }
    const Terrain &terrain = catalogue.terrain(level.terrain.at(cell));
    return terrain.feature != Feature::None ? Place : terrain.isWalkable ? Floor : Wall;
}

void EditMap::markActors()
{
    const Catalogue &catalogue = *m_document.catalogue();
    std::vector<Mark> marks;
    for (const Thing &thing : m_document.level().things) {
        const std::optional<KindId> kind = catalogue.kindOf(thing.kind);
        const bool isStart = kind == catalogue.start();
        const bool isMonster = kind && catalogue.kind(*kind).category == KindCategory::Monster;
        const bool isInLevel = m_document.level().terrain.contains(thing.cell);
        if (isInLevel && (isStart || (isMonster && marks.size() < mostMarks))) {
            marks.push_back({thing.cell, isStart});
        }
    }
    setMarks(std::move(marks));
}

void EditMap::paintEvent(QPaintEvent *event)
{
    drawOld();
    LevelMap::paintEvent(event);
}

void EditMap::changeEvent(QEvent *event)
{
    LevelMap::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void EditMap::retranslate()
{
    setWindowTitle(tr("Map"));
    setAccessibleName(tr("Map of the level"));
    setToolTip(tr("A click shows that place"));
}
