#include "editor/filing/mapfeature.h"

#include "editor/desk/editrequests.h"
#include "editor/document/leveltabs.h"
#include "gamecore/base/files.h"
#include "gamecore/packing/bundlefile.h"
#include "gamecore/tiled/tiledreader.h"

#include <QAction>

namespace {

/// Maps in JSON may be called as levels are; then they are told by not being saved in their file.
bool isMap(const OpenLevel &level)
{
    const QString &path = level.path;
    const bool isJson = path.endsWith(u".json", Qt::CaseInsensitive);
    return isTiledFile(path) || (level.isReadOnly && isJson && !isShippedFile(path) && bundleAround(path).isEmpty());
}

} // namespace

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
    m_tiles->setEnabled(m_isActive && isMap(desk().document.open()));
}

void MapFeature::retranslate()
{
    setTexts(m_tiles, tr("&Tiles of the map…"), tr("Say again what the tiles of this map of Tiled stand for"));
}
