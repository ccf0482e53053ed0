#include "tests/support/anylevel.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/data/terrain.h"
#include "gamecore/level/thingfields.h"
#include "tests/support/drifting.h"
#include "tests/support/gates.h"
#include "tests/support/teleporting.h"

using namespace Qt::StringLiterals;

namespace {

/// Values are drawn near the minimum, where most differences in behavior are.
constexpr int mostAbove = 40;

bool isOneOf(Rng &rng, int chances)
{
    return rng.below(chances) == 0;
}

template<typename List>
const auto &drawnOf(Rng &rng, const List &list)
{
    return list[std::size_t(rng.below(int(list.size())))];
}

/// Returns a random value that readField() accepts for the field.
int drawnValue(Rng &rng, const Field &field)
{
    switch (field.type) {
    case Field::Type::Number:
        return field.first + field.step * rng.below(std::min(field.last - field.first, mostAbove) / field.step + 1);
    case Field::Type::Word:
        return rng.below(int(field.words.size()));
    case Field::Type::Words:
        return rng.below(1 << int(field.words.size()));
    case Field::Type::Truth:
        return rng.below(2);
    case Field::Type::Kind:
    case Field::Type::Text:
    case Field::Type::Character:
    case Field::Type::Color:
    case Field::Type::List:
    case Field::Type::Table:
        break;
    }
    return 0;
}

Size drawnSize(Rng &rng)
{
    switch (rng.below(6)) {
    case 0:
        return {1 + rng.below(3), 1 + rng.below(3)};
    case 1:
        return {1 + rng.below(70), 1 + rng.below(2)};
    case 2:
        return {20 + rng.below(20), 12 + rng.below(12)};
    default:
        return {4 + rng.below(12), 3 + rng.below(9)};
    }
}

/// Returns a random terrain: mostly floor and wall, with a little of everything else.
TerrainId drawnTerrain(Rng &rng, const Catalogue &catalogue)
{
    const int roll = rng.below(20);
    if (roll < 3) {
        return TerrainId(rng.below(int(catalogue.terrain().size())));
    }
    return roll < 6 ? catalogue.wall() : catalogue.floor();
}

QJsonObject drawnRules(Rng &rng)
{
    QJsonObject rules;
    for (const RecordField<Rules> &row : ruleRows()) {
        const int value = drawnValue(rng, row.field);
        // The minimum time between two actions must not exceed the maximum, which stays unchanged.
        if (isOneOf(rng, 5) && row.field.key != "action_max_ms"_L1) {
            rules.insert(row.field.key, jsonOf(row.field, value));
        }
    }
    return rules;
}

QJsonValue drawnJson(Rng &rng, const ThingField &field, const Catalogue &catalogue)
{
    return field.type == Field::Type::Kind ? QJsonValue(drawnOf(rng, catalogue.kinds()).key)
                                           : jsonOf(field, drawnValue(rng, field));
}

Thing drawnThing(Rng &rng, const Catalogue &catalogue, Point cell)
{
    const Kind &kind = drawnOf(rng, catalogue.kinds());
    Thing thing{.cell = cell, .kind = kind.key, .values = {}};
    for (const ThingField &field : thingFields()) {
        const QJsonValue value = drawnJson(rng, field, catalogue);
        const bool isItsOwn = thingField(field.key, kind.category) == &field && !issueOf(field, value, catalogue);
        if (isItsOwn && isOneOf(rng, 4)) {
            thing.values.insert(field.key, value);
        }
    }
    return thing;
}

/// Adds at most one thing per cell, on walkable terrain. The hero stands wherever the drawing put him.
void addThings(Rng &rng, const Catalogue &catalogue, Level &level)
{
    const QString start = catalogue.kind(catalogue.start()).key;
    const Point hero{rng.below(level.size().width), rng.below(level.size().height)};
    const int scarcity = 4 + rng.below(20);
    for (int y = 0; y < level.size().height; ++y) {
        for (int x = 0; x < level.size().width; ++x) {
            const Point cell{x, y};
            if (cell == hero) {
                level.terrain.set(cell, catalogue.floor());
                level.things.push_back({.cell = cell, .kind = start, .values = {}});
            } else if (isOneOf(rng, scarcity) && catalogue.terrain(level.terrain.at(cell)).isWalkable) {
                const Thing thing = drawnThing(rng, catalogue, cell);
                if (thing.kind != start) {
                    level.things.push_back(thing);
                }
            }
        }
    }
}

Level anyLevel(Rng &rng, const Catalogue &catalogue)
{
    Level level;
    level.ruleset = drawnOf(rng, catalogue.rulesets()).key;
    level.rules = drawnRules(rng);
    level.terrain = Grid<TerrainId>(drawnSize(rng), catalogue.floor());
    for (int y = 0; y < level.size().height; ++y) {
        for (int x = 0; x < level.size().width; ++x) {
            level.terrain.set({x, y}, drawnTerrain(rng, catalogue));
        }
    }
    addThings(rng, catalogue, level);
    return level;
}

} // namespace

CataloguePtr catalogueOfAnyGame(int number)
{
    switch (number % 10) {
    case 0:
        return driftingCatalogue();
    case 1:
        return gatesCatalogue();
    case 2:
        return teleportingCatalogue();
    default:
        return shippedCatalogue();
    }
}

Game anyGame(int number)
{
    Rng rng(std::uint64_t(number), 7);
    const CataloguePtr catalogue = catalogueOfAnyGame(number);
    const auto seed = std::uint64_t(rng.below(1000));
    if (number % 10 == 9) {
        const std::vector<Ruleset> &all = catalogue->rulesets();
        return Game::startDungeon(catalogue, all[std::size_t(number / 10) % all.size()].key, seed);
    }
    IssueList issues;
    std::optional<PlayableLevel> checked = PlayableLevel::check(anyLevel(rng, *catalogue), *catalogue, issues);
    if (!checked) {
        qFatal("Level %d cannot be played: %s", number, qUtf8Printable(summary(issues).join(u'\n')));
    }
    return Game::start(catalogue, std::move(*checked), seed).game;
}

QString toWords(const Game &game)
{
    const Level &level = game.level();
    return u"%1%2, %3 x %4, %5 things, seed %6"_s
        .arg(game.isDungeon() ? u"the dungeon of "_s : QString(), level.ruleset)
        .arg(level.size().width)
        .arg(level.size().height)
        .arg(level.things.size())
        .arg(game.seed());
}
