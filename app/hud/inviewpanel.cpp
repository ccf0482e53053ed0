#include "app/hud/inviewpanel.h"

#include "app/messages/herowords.h"
#include "editor/art/tileset.h"
#include "editor/text/kindname.h"
#include "editor/widgets/languagechange.h"
#include "gamecore/data/kind.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Row keys: positive for monsters, negative and close to zero for items, and from firstPlaceKey downwards for places.
constexpr int firstPlaceKey = -1000000000;

int keyOfItem(int number)
{
    return -1 - number;
}

} // namespace

InViewPanel::InViewPanel(QWidget *parent) : ThingList(parent)
{
    setObjectName(u"inViewPanel"_s);
    connect(this, &ThingList::pointedAt, this, [this](int key) { Q_EMIT showRequested(cellOf(key)); });
    connect(this, &ThingList::chosen, this, [this](int key) { Q_EMIT travelRequested(cellOf(key)); });
    retranslateOnChange(*this, [this] { retranslate(); });
}

void InViewPanel::showWorld(const World &world)
{
    std::vector<Seen> seen;
    addMonsters(world, seen);
    addItems(world, seen);
    addPlaces(world, seen);
    const Point hero = world.hero().cell;
    const int moves = world.rules().moves;
    for (Seen &thing : seen) {
        thing.distance = stepsBetween(hero, thing.cell, moves);
    }
    const auto isNearer = [](const Seen &one, const Seen &other) { return one.distance < other.distance; };
    std::stable_sort(seen.begin(), seen.end(), isNearer);
    seen.resize(std::min<std::size_t>(seen.size(), mostRows));
    std::vector<Entry> entries;
    m_cells.clear();
    for (Seen &thing : seen) {
        thing.entry.detail = wayText(hero, thing.cell, moves);
        m_cells.push_back(thing.cell);
        entries.push_back(std::move(thing.entry));
    }
    setEntries(std::move(entries));
    if (m_seesAll != world.seesAll()) {
        m_seesAll = world.seesAll();
        retranslate();
    }
}

void InViewPanel::addMonsters(const World &world, std::vector<Seen> &seen) const
{
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        const Point cell = world.actor(id).cell;
        if (world.isAlive(id) && isShown(world, cell)) {
            seen.push_back({cell, 0, monsterEntry(world, id)});
        }
    }
}

ThingList::Entry InViewPanel::monsterEntry(const World &world, ActorId id) const
{
    const QLocale locale;
    const Kind &kind = world.kindOf(id);
    QStringList notes{statusesText(world.actor(id).statuses)};
    if (world.rules().contact == Contact::Fight) {
        //: hit points: what there is and what there could be
        notes.prepend(tr("%1 / %2 HP").arg(locale.toString(world.actor(id).hp), locale.toString(world.maxHp(id))));
    }
    notes.removeAll(QString());
    return {.key = id,
            .picture = pictureOf(kind.look),
            .glyph = glyphOf(kind.look),
            .name = nameOf(kind.look),
            .note = notes.join(u", "_s)};
}

void InViewPanel::addItems(const World &world, std::vector<Seen> &seen) const
{
    for (int i = 0; i < int(world.items().size()); ++i) {
        const Item &item = world.item(i);
        if (item.location == Item::Location::Floor && isShown(world, item.cell)) {
            const Appearance &look = world.kindOfItem(i).look;
            seen.push_back({item.cell,
                            0,
                            {.key = keyOfItem(i),
                             .picture = pictureOf(look, item.variant),
                             .glyph = glyphOf(look),
                             .name = nameOf(look)}});
        }
    }
}

/// Searches only within the radius of the hero's lantern, since a fully visible level may have millions of cells.
void InViewPanel::addPlaces(const World &world, std::vector<Seen> &seen) const
{
    const Point hero = world.hero().cell;
    const int radius = world.rules().fovRadius;
    int key = firstPlaceKey;
    for (int y = hero.y - radius; y <= hero.y + radius; ++y) {
        for (int x = hero.x - radius; x <= hero.x + radius; ++x, --key) {
            const Point cell{x, y};
            const bool isPlace = world.terrain().contains(cell) && isShown(world, cell)
                                 && world.terrainAt(cell).feature != Feature::None;
            if (isPlace) {
                const Appearance &look = world.terrainAt(cell).look;
                seen.push_back(
                    {cell, 0, {.key = key, .picture = pictureOf(look), .glyph = glyphOf(look), .name = nameOf(look)}});
            }
        }
    }
}

Point InViewPanel::cellOf(int key) const
{
    const auto found =
        std::find_if(entries().begin(), entries().end(), [key](const Entry &entry) { return entry.key == key; });
    return m_cells[std::size_t(found - entries().begin())];
}

void InViewPanel::retranslate()
{
    setAccessibleName(tr("In view"));
    setEmptyText(m_seesAll ? tr("Nothing in view.") : tr("Nothing in view. Keep walking to see more."));
    setWhatsThis(tr("Click an entry to show where it is; double-click it or press Enter to go there."));
}
