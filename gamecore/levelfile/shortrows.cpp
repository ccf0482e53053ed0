#include "gamecore/levelfile/shortrows.h"

#include "gamecore/json/jsontext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

void reportShortRows(const std::vector<int> &lengths, int width, ShortRows told, IssueList &issues)
{
    const auto isShort = [width](int length) { return length < width; };
    const qint64 all = std::count_if(lengths.begin(), lengths.end(), isShort);
    for (std::size_t y = 0; y < lengths.size(); ++y) {
        if (!isShort(lengths[y])) {
            continue;
        }
        Issue issue{.code = IssueCode::UnevenRows,
                    .path = pathOfIndex(u"rows"_s, qsizetype(y)),
                    .cell = Point{lengths[y], int(y)},
                    .found = QString::number(lengths[y]),
                    .expected = Expected::RowsOfLength,
                    .first = width};
        if (told == ShortRows::First) {
            issue.figures = all > 1 ? std::vector<Figure>{{"rows"_L1, all}} : std::vector<Figure>();
            issues.add(issue);
            return;
        }
        issues.add(issue);
    }
}
