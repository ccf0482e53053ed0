#include "editor/levels/meaningchoice.h"

#include "editor/art/lookpicture.h"
#include "editor/art/tileicon.h"
#include "editor/wording/kindname.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

namespace {

constexpr int pictureSide = 24;
constexpr int mostVisible = 14;

} // namespace

MeaningChoice::MeaningChoice(const Catalogue &catalogue, const std::shared_ptr<const Tileset> &tileset, QWidget *parent)
    : ElidedChoice(parent)
{
    setIconSize({pictureSide, pictureSide});
    setMaxVisibleItems(mostVisible);
    const Terrain &floor = catalogue.terrain(catalogue.floor());
    add(tileset, floor.look, floor.key, pictureOf(floor.look));
    for (const Terrain &terrain : catalogue.terrain()) {
        if (terrain.key != floor.key) {
            add(tileset, terrain.look, terrain.key,
                terrain.facePicture.isEmpty() ? pictureOf(terrain.look) : terrain.facePicture);
        }
    }
    insertSeparator(count());
    for (const Kind &kind : catalogue.kinds()) {
        add(tileset, kind.look, kind.key, kind.markerPicture.isEmpty() ? pictureOf(kind.look) : kind.markerPicture);
    }
    setCurrentIndex(0);
}

void MeaningChoice::add(const std::shared_ptr<const Tileset> &tileset, const Appearance &look, const QString &key,
                        const QString &picture)
{
    addItem(tileIcon(tileset, picture), nameOf(look), key);
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
