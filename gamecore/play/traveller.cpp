#include "gamecore/play/traveller.h"

#include "gamecore/data/kind.h"
#include "gamecore/play/snapshotfields.h"

#include <array>

using namespace Qt::StringLiterals;

namespace {

/// World clamps it to what the hero can have.
constexpr int allHitPoints = largestCount;

Traveller::Carried readCarried(const QJsonValue &value, IssueList &issues)
{
    JsonFields fields(value.toObject(), {}, issues);
    const QStringList letters = u"a b c d e f g h i j k l m n o p q r s t u v w x y z"_s.split(u' ');
    fields.require("letter"_L1);
    const int letter = fields.choice("letter"_L1, letters, 0);
    return {fields.text("kind"_L1), char('a' + letter), fields.boolean("worn"_L1, false)};
}

} // namespace

Traveller afterLevel(const World &world)
{
    Traveller traveller = world.traveller();
    traveller.hp = allHitPoints;
    traveller.turn = 0;
    traveller.steps = 0;
    traveller.timeMs = 0;
    return traveller;
}

Traveller fittingTraveller(const Traveller &traveller, const Catalogue &catalogue, QStringList &leftBehind)
{
    Traveller fitting = traveller;
    fitting.bag.clear();
    fitting.hp = qMax(1, traveller.hp);
    std::array<bool, largestBag> letters{};
    std::array<bool, slotCount> worn{};
    for (Traveller::Carried carried : traveller.bag) {
        const std::optional<KindId> kind = catalogue.kindOf(carried.kind);
        if (!kind || catalogue.kind(*kind).category != KindCategory::Item) {
            leftBehind.append(carried.kind);
            continue;
        }
        const auto letter = std::size_t(carried.letter - 'a');
        if (letter >= letters.size() || letters[letter]) {
            continue;
        }
        const auto slot = std::size_t(catalogue.kind(*kind).slot);
        carried.isWorn = carried.isWorn && catalogue.kind(*kind).isWearable() && !worn[slot];
        worn[slot] = worn[slot] || carried.isWorn;
        letters[letter] = true;
        fitting.bag.push_back(carried);
    }
    return fitting;
}

QJsonObject travellerToJson(const Traveller &traveller)
{
    QJsonObject object = toJson(traveller.character);
    object.insert("hp"_L1, traveller.hp);
    object.insert("gold"_L1, traveller.gold);
    QJsonArray bag;
    for (const Traveller::Carried &carried : traveller.bag) {
        bag.append(QJsonObject{{u"letter"_s, QString(QLatin1Char(carried.letter))},
                               {u"kind"_s, carried.kind},
                               {u"worn"_s, carried.isWorn}});
    }
    object.insert("bag"_L1, bag);
    return object;
}

std::optional<Traveller> travellerFromJson(const QJsonObject &object)
{
    IssueList issues;
    JsonFields fields(object, {}, issues);
    Traveller traveller;
    traveller.character = characterFrom(fields);
    traveller.hp = int(fields.integer("hp"_L1, 1, allHitPoints, allHitPoints));
    traveller.gold = fields.integer("gold"_L1, 0, largestSum, 0);
    const QJsonArray bag = fields.array("bag"_L1);
    for (const QJsonValue &value : bag) {
        traveller.bag.push_back(readCarried(value, issues));
    }
    return issues.isEmpty() ? std::optional(traveller) : std::nullopt;
}
