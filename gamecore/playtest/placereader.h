#pragma once

#include "gamecore/json/jsonfields.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/playtest/playtestbounds.h"
#include "gamecore/playtest/rowlist.h"

// The parts of a playtest file.

/// What a file is read from, and how much more it may hold.
struct PlaytestSource {
    const std::vector<QByteArrayView> &lists; ///< by the numbers that stand in their place
    qint64 cellsLeft = mostCellCounts;
    qint64 rowsLeft = mostOtherRows;
    int leftOut = 0; ///< Playtest::leftOut
};

/// A count that has to be there.
qint64 countIn(JsonFields &fields, QLatin1StringView key);
/// A finding: `value`, which stands at `path`, does not fit.
void reportValue(JsonFields &fields, const QString &path, const QJsonValue &value);
/// What stands in a player or a place of a single level.
PlaceFigures readPlace(JsonFields &fields, PlaytestSource &source);

/// Reads each row of a list for which `read` is true; others are findings. `left` counts how many more may come.
template<typename Read>
void readRows(JsonFields &fields, QLatin1StringView key, const PlaytestSource &source, qint64 &left, const Read &read)
{
    if (!fields.require(key)) {
        return;
    }
    RowList rows(source.lists[std::size_t(fields.any(key).toInteger())]);
    if (!rows.isList()) {
        fields.report(IssueCode::WrongType, key, Expected::Array, foundRow(rows.json()));
        return;
    }
    while (rows.next()) {
        if (--left < 0) {
            fields.report(IssueCode::TooLarge, key, Expected::Nothing);
            return;
        }
        if (!read(rows.row())) {
            fields.issues().add({.code = IssueCode::BadValue,
                                 .path = pathOfIndex(fields.pathOf(key), rows.index()),
                                 .found = foundRow(rows.row())});
        }
    }
}
