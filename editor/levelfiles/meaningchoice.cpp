#include "editor/levelfiles/meaningchoice.h"

#include "editor/art/tileicon.h"
#include "editor/text/kindname.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

namespace {

constexpr int pictureSide = 24;
constexpr int mostVisible = 14;

} // namespace

MeaningChoice::MeaningChoice(const Catalogue &catalogue, const std::shared_ptr<const Tileset> &tileset, QWidget *parent)
    : ElidedChoice(parent)
{
    const KindIcons icons(tileset);
    setIconSize({pictureSide, pictureSide});
    setMaxVisibleItems(mostVisible);
    const auto addTerrain = [&](const Terrain &terrain) {
        addItem(icons.of(terrain), nameOf(terrain.look), terrain.key);
    };
    const Terrain &floor = catalogue.terrain(catalogue.floor());
    addTerrain(floor);
    for (const Terrain &terrain : catalogue.terrain()) {
        if (terrain.key != floor.key) {
            addTerrain(terrain);
        }
    }
    insertSeparator(count());
    for (const Kind &kind : catalogue.kinds()) {
        addItem(icons.of(kind), nameOf(kind.look), kind.key);
    }
    setCurrentIndex(0);
}

void MeaningChoice::addFirst(const QString &text, const QString &key)
{
    insertSeparator(0);
    insertItem(0, text, key);
}

void MeaningChoice::choose(const QString &key, bool adds)
{
    if (adds && !key.isEmpty() && findData(key) < 0) {
        addItem(key, key);
    }
    if (const int place = findData(key); place >= 0) {
        setCurrentIndex(place);
    }
}
