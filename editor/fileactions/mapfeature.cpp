#include "editor/fileactions/mapfeature.h"

#include "editor/document/leveltabs.h"
#include "editor/view/editrequests.h"

MapFeature::MapFeature(const EditorContext &context) : EditFeature(context)
{
    addCommand("tilesOfMap", QT_TR_NOOP("Map &tiles…"), QT_TR_NOOP("Change what the tiles of this Tiled map stand for"),
               {MenuSection::FileShare}, [this] { Q_EMIT this->context().requests.askTiles(); },
               {[this] { return this->context().document.open().isForeignMap; },
                QT_TR_NOOP("This level was not read from a Tiled map.")});
    connect(&context.levels, &LevelTabs::arrived, this, &MapFeature::update);
    connect(&context.document, &LevelDocument::titleChanged, this, &MapFeature::update); // its file may have changed
    update();
}
