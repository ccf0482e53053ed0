#include "editor/document/leveltranslating.h"

#include "editor/document/levelproperties.h"
#include "editor/document/stamp.h"
#include "gamecore/level/leveltranslations.h"

QJsonObject translationsOf(const LevelDocument &document)
{
    return allTranslations(document.level(), *document.baseCatalogue());
}

void setTranslationsOf(LevelDocument &document, const QJsonObject &all)
{
    const Level &before = document.level();
    Level after = before;
    setTranslations(after, all, listedThings(before, *document.baseCatalogue()));
    const LevelChange ofThings = before.things == after.things ? LevelChange() : changeBetween(before, after);
    document.changeLevel(LevelDocument::tr("change translations"), propertiesOf(after), ofThings);
}
