#include "editor/fileactions/mapfeature.h"

#include "editor/document/leveltabs.h"
#include "editor/view/editrequests.h"

#include <QAction>

MapFeature::MapFeature(const EditDesk &desk)
    : EditFeature(desk), m_tiles(makeAction(CommandIds::tilesOfMap, {.section = MenuSection::FileSave}))
{
    connect(m_tiles, &QAction::triggered, &desk.requests, &EditRequests::askTiles);
    connect(&desk.levels, &LevelTabs::arrived, this, &MapFeature::update);
    connect(&desk.document, &LevelDocument::titleChanged, this, &MapFeature::update); // it may have another file
    retranslate();
    update();
}

void MapFeature::setActive(bool isActive)
{
    m_isActive = isActive;
    update();
}

void MapFeature::update()
{
    m_tiles->setEnabled(m_isActive && desk().document.open().isForeignMap);
}

void MapFeature::retranslate()
{
    setTexts(m_tiles, tr("&Tiles of the map…"), tr("Say again what the tiles of this map of Tiled stand for"));
}
