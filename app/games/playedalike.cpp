#include "app/games/playedalike.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

/// Values of a thing or a kind that are read or seen, not played.
constexpr std::array looks{"name"_L1, "description"_L1, "text"_L1, "glyph"_L1, "color"_L1, "pictures"_L1};

QJsonObject withoutLooks(QJsonObject object)
{
    for (const QLatin1StringView key : looks) {
        object.remove(key);
    }
    return object;
}

/// The kinds of all categories without these values.
QJsonObject withoutLooksOfKinds(QJsonObject kinds)
{
    for (auto section = kinds.begin(); section != kinds.end(); ++section) {
        QJsonObject records = section.value().toObject();
        for (auto record = records.begin(); record != records.end(); ++record) {
            if (record.value().isObject()) {
                record.value() = withoutLooks(record.value().toObject());
            }
        }
        section.value() = records;
    }
    return kinds;
}

bool isThingAlike(const Thing &one, const Thing &other)
{
    return one.cell == other.cell && one.kind == other.kind && one.character == other.character
           && withoutLooks(one.values) == withoutLooks(other.values);
}

} // namespace

bool isPlayedAlike(const Level &one, const Level &other)
{
    return one.terrain == other.terrain && one.ruleset == other.ruleset && one.rules == other.rules
           && std::equal(one.things.begin(), one.things.end(), other.things.begin(), other.things.end(), isThingAlike)
           && withoutLooksOfKinds(one.kinds) == withoutLooksOfKinds(other.kinds);
}
