#include "gamecore/levelfile/shortrows.h"

#include "gamecore/json/jsontext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

Issue shortRow(int y, int length, int width)
{
    return {.code = IssueCode::UnevenRows,
            .path = pathOfIndex(u"rows"_s, y),
            .cell = Point{length, y},
            .found = QString::number(length),
            .expected = Expected::RowsOfLength,
            .first = width};
}

} // namespace

void reportShortRows(const std::vector<int> &lengths, int width, ShortRows told, IssueList &issues)
{
    const auto isShort = [width](int length) { return length < width; };
    const qint64 all = std::count_if(lengths.begin(), lengths.end(), isShort);
    for (int y = 0; y < int(lengths.size()); ++y) {
        const int length = lengths[std::size_t(y)];
        if (!isShort(length)) {
            continue;
        }
        Issue issue = shortRow(y, length, width);
        if (told == ShortRows::First && all > 1) {
            issue.figures = {{"rows"_L1, all}};
        }
        issues.add(issue);
        if (told == ShortRows::First) {
            return;
        }
    }
}
