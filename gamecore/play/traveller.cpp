#include "gamecore/play/traveller.h"

#include "gamecore/data/kind.h"
#include "gamecore/play/statejson.h"

#include <array>

using namespace Qt::StringLiterals;

namespace {

/// World clamps this to the hero's maximum.
constexpr int allHitPoints = largestCount;

/// Takes the rows of the character, which are stored next to the others, out of `object`.
QJsonObject characterOf(QJsonObject &object)
{
    QJsonObject character;
    forEachField(worldfields::character, [&](const auto &field) {
        if (object.contains(field.key)) {
            character.insert(field.key, object.take(field.key));
        }
    });
    return character;
}

} // namespace

Traveller afterLevel(const World &world)
{
    Traveller traveller = world.traveller(Travels::ToNextLevel);
    traveller.hero.hp = allHitPoints;
    return traveller;
}

Traveller fittingTraveller(const Traveller &traveller, const Catalogue &catalogue, QStringList &leftBehind)
{
    Traveller fitting = traveller;
    fitting.bag.clear();
    fitting.hero.hp = qMax(1, traveller.hero.hp);
    std::array<bool, largestBag> letters{};
    std::array<bool, slotCount> worn{};
    for (Traveller::Carried carried : traveller.bag) {
        const std::optional<KindId> kind = catalogue.kindOf(carried.kind);
        if (!kind || catalogue.kind(*kind).category != KindCategory::Item) {
            leftBehind.append(carried.kind);
            continue;
        }
        const auto letter = std::size_t(carried.item.letter - 'a');
        if (letter >= letters.size() || letters[letter]) {
            continue;
        }
        const auto slot = std::size_t(catalogue.kind(*kind).slot);
        carried.item.isWorn = carried.item.isWorn && catalogue.kind(*kind).isWearable() && !worn[slot];
        worn[slot] = worn[slot] || carried.item.isWorn;
        letters[letter] = true;
        fitting.bag.push_back(carried);
    }
    return fitting;
}

QJsonObject travellerToJson(const Traveller &traveller)
{
    QJsonObject object = travellerObject(traveller, Travels::ToNextLevel);
    const QJsonObject character = object.take("character"_L1).toObject();
    for (auto field = character.begin(); field != character.end(); ++field) {
        object.insert(field.key(), field.value());
    }
    return object;
}

std::optional<Traveller> travellerFromJson(QJsonObject object)
{
    object.insert("character"_L1, characterOf(object));
    IssueList issues;
    JsonFields fields(object, {}, issues);
    Traveller traveller;
    readTraveller(fields, Travels::ToNextLevel, traveller);
    const QJsonArray bag = fields.array("bag"_L1);
    for (const QJsonValue &value : bag) {
        JsonFields carried(value.toObject(), {}, issues);
        traveller.bag.push_back(carriedFrom(carried, Travels::ToNextLevel));
    }
    return issues.isEmpty() ? std::optional(traveller) : std::nullopt;
}
