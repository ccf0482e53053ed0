#include "gamecore/playtest/placereader.h"

#include "gamecore/level/level.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

bool isCount(const QJsonValue &value)
{
    return isInteger(value) && value.toInteger() >= 0 && value.toInteger() <= mostCount;
}

/// Whether an element is a list of so many counts.
bool isCounts(const QJsonValue &value, qsizetype count)
{
    const QJsonArray list = value.toArray();
    return list.size() == count && std::all_of(list.begin(), list.end(), isCount);
}

template<std::size_t Count>
void readTenths(JsonFields &fields, QLatin1StringView key, std::array<qint64, Count> &counts)
{
    if (!fields.require(key)) {
        return;
    }
    const QJsonValue list = fields.any(key);
    if (!isCounts(list, Count)) {
        reportValue(fields, fields.pathOf(key), list);
        return;
    }
    for (std::size_t i = 0; i < Count; ++i) {
        counts[i] = list.toArray().at(qsizetype(i)).toInteger();
    }
}

void readKeys(JsonFields &fields, QLatin1StringView key, KeyCounts &counts)
{
    fields.require(key);
    const QJsonObject object = fields.object(key);
    for (auto each = object.begin(); each != object.end(); ++each) {
        if (isCount(each.value())) {
            counts[each.key()] = each.value().toInteger();
        } else {
            reportValue(fields, pathOfKey(fields.pathOf(key), each.key()), each.value());
        }
    }
}

void readCells(JsonFields &fields, QLatin1StringView key, PlaytestSource &source, PlaceFigures &place,
               CellCounts &counts)
{
    readRows(fields, key, source, source.cellsLeft, [&](QByteArrayView row) {
        const auto cell = countsIn(row, 3);
        if (!cell || (*cell)[0] >= place.size.width || (*cell)[1] >= place.size.height) {
            return false;
        }
        const int number = place.numberOf({int((*cell)[0]), int((*cell)[1])});
        if ((*cell)[2] == 0) {
            counts.erase(number);
        } else {
            counts[number] = (*cell)[2];
        }
        return true;
    });
}

Size sizeIn(JsonFields &fields)
{
    if (!fields.has("size"_L1)) {
        return {};
    }
    const QJsonValue value = fields.any("size"_L1);
    const QJsonArray list = value.toArray();
    const bool isSize =
        isCounts(value, 2) && list.at(0).toInteger() <= largestSide && list.at(1).toInteger() <= largestSide;
    if (!isSize) {
        reportValue(fields, fields.pathOf("size"_L1), value);
        return {};
    }
    return {list.at(0).toInt(), list.at(1).toInt()};
}

} // namespace

qint64 countIn(JsonFields &fields, QLatin1StringView key)
{
    fields.require(key);
    return fields.integer(key, 0, mostCount, 0);
}

void reportValue(JsonFields &fields, const QString &path, const QJsonValue &value)
{
    fields.issues().add({.code = IssueCode::BadValue, .path = path, .found = foundText(value)});
}

PlaceFigures readPlace(JsonFields &fields, PlaytestSource &source)
{
    PlaceFigures place{.size = sizeIn(fields)};
    for (const CellCountsRow &row : cellCountsRows) {
        if (isLeftOut(row.counts, source.leftOut)) {
            continue;
        }
        if (place.size != Size()) {
            readCells(fields, row.key, source, place, place.*row.counts);
        } else if (fields.has("size"_L1)) {
            fields.any(row.key); // nothing is outside of a size that is none
        }
    }
    place.entered = countIn(fields, "entered"_L1);
    place.left = countIn(fields, "left"_L1);
    readTenths(fields, "ended"_L1, place.ended);
    readTenths(fields, "reached"_L1, place.reached);
    readTenths(fields, "lost_at"_L1, place.lostAt);
    readTenths(fields, "hp_left"_L1, place.hpLeft);
    place.nearMisses = countIn(fields, "near_misses"_L1);
    for (const KeyCountsRow &row : keyCountsRows) {
        readKeys(fields, row.key, place.*row.counts);
    }
    return place;
}
