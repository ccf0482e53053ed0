#include "tests/support/drawndistances.h"

using namespace Qt::StringLiterals;

namespace {

std::vector<Point> placesOf(const QStringList &rows, QChar sign)
{
    std::vector<Point> places;
    for (int y = 0; y < rows.size(); ++y) {
        for (int x = 0; x < rows[y].size(); ++x) {
            if (rows[y][x] == sign) {
                places.push_back({x, y});
            }
        }
    }
    return places;
}

} // namespace

Costs costsOf(const QStringList &rows)
{
    Costs costs({int(rows.first().size()), int(rows.size())}, 1);
    for (int y = 0; y < costs.height(); ++y) {
        for (int x = 0; x < costs.width(); ++x) {
            const QChar sign = rows[y][x];
            if (sign == u'#') {
                costs.set({x, y}, DistanceMap::wall);
            } else if (sign == u'M') {
                costs.set({x, y}, DistanceMap::occupied);
            } else if (sign >= u'1' && sign <= u'9') {
                costs.set({x, y}, sign.digitValue());
            }
        }
    }
    return costs;
}

Goals goalsOf(const QStringList &rows)
{
    Goals goals;
    for (const Point cell : placesOf(rows, u'G')) {
        goals.push_back({cell});
    }
    return goals;
}

void fill(DistanceMap &map, const Costs &costs, const Goals &goals, const Terms &terms)
{
    map.compute(costs.size(), goals, terms, [&costs](Point p) { return costs.at(p); });
}

DistanceMap mapOf(const QStringList &rows, const Terms &terms)
{
    DistanceMap map;
    fill(map, costsOf(rows), goalsOf(rows), terms);
    return map;
}

Grid<int> valuesOf(const DistanceMap &map, Size size)
{
    Grid<int> values(size, 0);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            values.set({x, y}, map.value({x, y}));
        }
    }
    return values;
}

QStringList drawn(const DistanceMap &map, Size size)
{
    QStringList rows;
    for (int y = 0; y < size.height; ++y) {
        QString row;
        for (int x = 0; x < size.width; ++x) {
            row += map.isReached({x, y}) ? QString::number(map.value({x, y}), 36) : u"#"_s;
        }
        rows += row;
    }
    return rows;
}

QStringList drawn(const QStringList &rows, const Terms &terms)
{
    return drawn(mapOf(rows, terms), {int(rows.first().size()), int(rows.size())});
}

std::vector<Point> pathFrom(const DistanceMap &map, Point cell)
{
    std::vector<Point> cells;
    while (const std::optional<Direction> step = map.downhill(cell)) {
        cell = cell + stepOf(*step);
        cells.push_back(cell);
    }
    return cells;
}

Terms fourWays()
{
    Terms terms;
    terms.hasDiagonals = false;
    return terms;
}

Terms closedCorners()
{
    Terms terms;
    terms.cutsCorners = false;
    return terms;
}
