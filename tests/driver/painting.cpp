#include "tests/driver/painting.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/support/drawnlevel.h"

using namespace Qt::StringLiterals;

Paint kind(const QString &key)
{
    return Paint::ofKind(key);
}

Paint terrain(const QString &key)
{
    return Paint::ofTerrain(shippedCatalogue()->terrainOf(key).value());
}

Area cellArea(const LevelDocument &document, Point cell)
{
    return Area(std::vector{cell}, document.level().size());
}

void paint(LevelDocument &document, Point cell, const Paint &paint)
{
    document.stroke(u"draw"_s,
                    changeByPainting(document.level(), *document.catalogue(), cellArea(document, cell), paint));
}

QByteArray jsonOf(const LevelDocument &document)
{
    return writeLevelJson(document.level(), *document.baseCatalogue());
}
