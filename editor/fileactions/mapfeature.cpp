#include "editor/fileactions/mapfeature.h"

#include "editor/document/leveltabs.h"
#include "editor/view/editrequests.h"

MapFeature::MapFeature(const EditDesk &desk) : EditFeature(desk)
{
    addCommand("tilesOfMap", QT_TR_NOOP("Map &tiles…"),
               QT_TR_NOOP("Change what the tiles of this Tiled map stand for"), {MenuSection::FileShare},
               [this] { Q_EMIT this->desk().requests.askTiles(); },
               {[this] { return this->desk().document.open().isForeignMap; },
                QT_TR_NOOP("This level was not read from a Tiled map.")});
    connect(&desk.levels, &LevelTabs::arrived, this, &MapFeature::update);
    connect(&desk.document, &LevelDocument::titleChanged, this, &MapFeature::update); // its file may have changed
    update();
}
