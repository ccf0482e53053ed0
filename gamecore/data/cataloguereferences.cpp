#include "gamecore/data/cataloguereader.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/slot.h"
#include "gamecore/json/jsontext.h"

using namespace Qt::StringLiterals;

void CatalogueReader::checkDoors()
{
    for (std::size_t i = 0; i < m_catalogue.m_terrain.size() && m_checksReferences; ++i) {
        const Terrain &terrain = m_catalogue.m_terrain[i];
        const QString path = pathOfIndex(u"terrain"_s, qsizetype(i));
        const auto check = [&](QLatin1StringView key, const QString &value, bool isKnown, const QStringList &like) {
            if (!value.isEmpty() && !isKnown) {
                m_issues.add({.code = IssueCode::UnknownKind,
                              .path = pathOfKey(path, QString(key)),
                              .found = shortened(value),
                              .expected = Expected::Kind,
                              .names = like});
            }
        };
        const std::optional<TerrainId> open = m_catalogue.terrainOf(terrain.opensTo);
        const std::optional<KindId> key = m_catalogue.kindOf(terrain.openedBy);
        check("opens_to"_L1, terrain.opensTo, open && m_catalogue.terrain(*open).isWalkable,
              m_catalogue.nearestTerrain(terrain.opensTo));
        const std::optional<TerrainId> plate = m_catalogue.terrainOf(terrain.openedBy);
        const bool isItem = key && m_catalogue.kind(*key).category == KindCategory::Item;
        check("opened_by"_L1, terrain.openedBy, isItem || (plate && m_catalogue.terrain(*plate).isWalkable),
              m_catalogue.nearestKinds(terrain.openedBy, KindCategory::Item));
        if (!terrain.openedBy.isEmpty() && terrain.opensTo.isEmpty()) {
            m_issues.add({.code = IssueCode::MissingKey,
                          .path = path,
                          .expected = Expected::Key,
                          .names = {QString("opens_to"_L1)}});
        }
        if (plate) {
            m_catalogue.m_terrain[i].isGate = true;
            m_catalogue.m_terrain[*plate].isPlate = true;
        }
    }
}

void CatalogueReader::checkItems(JsonFields &fields, QLatin1StringView key, const QStringList &kinds)
{
    for (qsizetype i = 0; i < kinds.size() && m_checksReferences; ++i) {
        const std::optional<KindId> id = m_catalogue.kindOf(kinds.at(i));
        if (i >= largestBag || !id || m_catalogue.kind(*id).category != KindCategory::Item) {
            fields.issues().add({.code = IssueCode::UnknownKind,
                                 .path = pathOfIndex(fields.pathOf(key), i),
                                 .found = shortened(kinds.at(i)),
                                 .expected = Expected::Kind,
                                 .names = m_catalogue.nearestKinds(kinds.at(i), KindCategory::Item)});
        }
    }
}

void CatalogueReader::checkDungeon(const DungeonPlan &plan, const QString &path)
{
    checkChances(plan.monsters, KindCategory::Monster, pathOfKey(path, u"monsters"_s));
    checkChances(plan.items, KindCategory::Item, pathOfKey(path, u"items"_s));
    const std::optional<KindId> prize = m_catalogue.kindOf(plan.prize);
    const bool isTreasure = prize && m_catalogue.kind(*prize).category == KindCategory::Treasure;
    if (m_checksReferences && plan.lastDepth > 0 && !isTreasure) {
        m_issues.add({.code = IssueCode::UnknownKind,
                      .path = pathOfKey(path, u"prize"_s),
                      .found = shortened(plan.prize),
                      .expected = Expected::Kind,
                      .names = m_catalogue.nearestKinds(plan.prize, KindCategory::Treasure)});
    }
}

void CatalogueReader::checkChances(const std::vector<DepthChance> &chances, KindCategory category, const QString &path)
{
    if (!m_checksReferences) {
        return;
    }
    for (const DepthChance &chance : chances) {
        const std::optional<KindId> id = m_catalogue.kindOf(chance.kind);
        if (!id || m_catalogue.kind(*id).category != category) {
            m_issues.add({.code = IssueCode::UnknownKind,
                          .path = pathOfKey(path, chance.kind),
                          .anchor = Anchor::Key,
                          .found = shortened(chance.kind),
                          .expected = Expected::Kind,
                          .names = m_catalogue.nearestKinds(chance.kind, category)});
        }
    }
}
