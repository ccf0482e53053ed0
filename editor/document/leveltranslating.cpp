#include "editor/document/leveltranslating.h"

#include "editor/edits/stamp.h"
#include "gamecore/level/level.h"
#include "gamecore/levelfile/leveltranslations.h"

void setTranslationsOf(LevelDocument &document, const QJsonObject &all)
{
    const Level &before = document.level();
    Level after = before;
    setTranslations(after, all, listedThings(before, *document.baseCatalogue()));
    const LevelChange ofThings = before.things == after.things ? LevelChange() : changeBetween(before, after);
    document.changeLevel(LevelDocument::tr("change translations"), propertiesOf(after), ofThings);
}
