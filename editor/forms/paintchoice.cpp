#include "editor/forms/paintchoice.h"

#include "editor/art/tileicon.h"
#include "editor/text/kindname.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <algorithm>

PaintChoice::PaintChoice(const Catalogue &catalogue, QWidget *parent) : QComboBox(parent)
{
    const KindIcons icons;
    setIconSize({KindIcons::side, KindIcons::side});
    for (std::size_t id = 0; id < catalogue.terrain().size(); ++id) {
        const Terrain &terrain = catalogue.terrain(TerrainId(id));
        add(Paint::ofTerrain(TerrainId(id)), icons.of(terrain), nameOf(terrain.look));
    }
    // Own kinds of the level are listed with the others of their category.
    std::vector<const Kind *> kinds;
    for (const Kind &kind : catalogue.kinds()) {
        if (!isUnique(Paint::ofKind(kind.key), catalogue)) {
            kinds.push_back(&kind);
        }
    }
    std::stable_sort(kinds.begin(), kinds.end(),
                     [](const Kind *a, const Kind *b) { return a->category < b->category; });
    for (const Kind *kind : kinds) {
        add(Paint::ofKind(kind->key), icons.of(*kind), nameAmongKinds(*kind, catalogue));
    }
}

void PaintChoice::add(const Paint &paint, const QIcon &icon, const QString &name)
{
    addItem(icon, name);
    m_paints.push_back(paint);
}

void PaintChoice::setPaint(const Paint &paint)
{
    const auto found = std::find_if(m_paints.begin(), m_paints.end(), [&paint](const Paint &other) {
        return other.what == paint.what && other.terrain == paint.terrain && other.kind == paint.kind;
    });
    if (found != m_paints.end()) {
        setCurrentIndex(int(found - m_paints.begin()));
    }
}
