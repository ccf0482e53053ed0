#include "tests/driver/plainlevel.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <algorithm>
#include <cstdlib>

PlainLevel::PlainLevel(const Level &level, const Catalogue &catalogue) : m_catalogue(catalogue), m_size(level.size())
{
    for (const TerrainId terrain : level.terrain.cells()) {
        m_cells.push_back({terrain, {}});
    }
    for (const Thing &thing : level.things) {
        m_cells[index(thing.cell)].things.push_back(*catalogue.kindOf(thing.kind));
    }
}

QByteArray PlainLevel::packed() const
{
    QByteArray packed;
    for (const Cell &cell : m_cells) {
        packed.append(char(cell.terrain)).append(char(cell.things.size()));
        for (const KindId kind : cell.things) {
            packed.append(char(kind));
        }
    }
    return packed;
}

void PlainLevel::unpack(const QByteArray &packed)
{
    const char *next = packed.constData();
    for (Cell &cell : m_cells) {
        cell = {TerrainId(*next++), {}};
        for (auto count = static_cast<unsigned char>(*next++); count > 0; --count) {
            cell.things.push_back(KindId(*next++));
        }
    }
}

bool PlainLevel::isAny(const Flags &flags)
{
    return std::find(flags.begin(), flags.end(), 1) != flags.end();
}

PlainLevel::Flags PlainLevel::brushed(const std::vector<Point> &path, const DrawOptions &options) const
{
    Flags flags = none();
    const int size = options.brushSize;
    for (const Point middle : path) {
        for (int y = 0; y < size; ++y) {
            for (int x = 0; x < size; ++x) {
                // The distance from the middle in half cells; an even brush has two middle cells.
                const int odd = size % 2 == 0 ? size - 1 : size;
                const int dx = std::abs(2 * x - (size - 1)) - (size % 2 == 0 ? 1 : 0);
                const int dy = std::abs(2 * y - (size - 1)) - (size % 2 == 0 ? 1 : 0);
                const bool isIn = options.brushShape == BrushShape::Square
                                  || 4 * (dx * dx + dy * dy) <= (2 * odd - 1) * (2 * odd - 1);
                const Point cell = middle + Point{x - (size - 1) / 2, y - (size - 1) / 2};
                if (isIn && contains(cell)) {
                    flags[index(cell)] = 1;
                }
            }
        }
    }
    return flags;
}

PlainLevel::Flags PlainLevel::rectangle(Point a, Point b, bool isFilled, const DrawOptions &options) const
{
    std::vector<Point> cells;
    const auto [left, right] = std::minmax(a.x, b.x);
    const auto [top, bottom] = std::minmax(a.y, b.y);
    for (int y = top; y <= bottom; ++y) {
        for (int x = left; x <= right; ++x) {
            const bool isBorder = x == left || x == right || y == top || y == bottom;
            if (isFilled || isBorder) {
                cells.push_back({x, y});
            }
        }
    }
    return brushed(cells, isFilled ? DrawOptions() : options);
}

PlainLevel::Flags PlainLevel::filled(Point from, FillReach reach) const
{
    Flags flags = none();
    if (!contains(from)) {
        return flags;
    }
    const TerrainId wanted = m_cells[index(from)].terrain;
    if (reach == FillReach::Alike) {
        std::transform(m_cells.begin(), m_cells.end(), flags.begin(),
                       [wanted](const Cell &cell) { return cell.terrain == wanted ? 1 : 0; });
        return flags;
    }
    std::vector<Point> open{from};
    while (!open.empty()) {
        const Point cell = open.back();
        open.pop_back();
        if (!contains(cell) || flags[index(cell)] != 0 || m_cells[index(cell)].terrain != wanted) {
            continue;
        }
        flags[index(cell)] = 1;
        for (const Point step : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}}) {
            open.push_back(cell + step);
        }
    }
    return flags;
}

PlainLevel::Flags PlainLevel::alike(Point cell) const
{
    Flags flags = none();
    if (!contains(cell)) {
        return flags;
    }
    const Cell &like = m_cells[index(cell)];
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const Cell &other = m_cells[i];
        const bool isAlike = like.things.empty() ? other.terrain == like.terrain
                                                 : !other.things.empty() && other.things.back() == like.things.back();
        flags[i] = isAlike ? 1 : 0;
    }
    return flags;
}

std::vector<Point> PlainLevel::images(Point cell, Symmetry symmetry) const
{
    const int last = m_size.width - 1;
    const Point mirrored{last - cell.x, cell.y};
    const Point below{cell.x, last - cell.y};
    const Point opposite{last - cell.x, last - cell.y};
    switch (symmetry) {
    case Symmetry::None:
        break;
    case Symmetry::LeftRight:
        return {cell, mirrored};
    case Symmetry::UpDown:
        return {cell, below};
    case Symmetry::Both:
        return {cell, mirrored, below, opposite};
    case Symmetry::QuarterTurn:
        return {cell, {last - cell.y, cell.x}, opposite, {cell.y, last - cell.x}};
    }
    return {cell};
}

void PlainLevel::paint(Flags covered, const Paint &paint, Symmetry symmetry, const Flags &mask)
{
    const Flags once = covered;
    for (int y = 0; y < m_size.height; ++y) {
        for (int x = 0; x < m_size.width; ++x) {
            if (once[index({x, y})] != 0) {
                for (const Point image : images({x, y}, symmetry)) {
                    covered[index(image)] = 1;
                }
            }
        }
    }
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        if (covered[i] != 0 && (!isAny(mask) || mask[i] != 0)) {
            paintCell(m_cells[i], paint);
        }
    }
}

void PlainLevel::paintCell(Cell &cell, const Paint &paint)
{
    switch (paint.what) {
    case Paint::What::Erase:
        cell = {m_catalogue.floor(), {}};
        return;
    case Paint::What::Terrain:
        cell.terrain = paint.terrain;
        if (!isWalkable(paint.terrain)) {
            cell.things.clear();
        }
        return;
    case Paint::What::Thing:
        break;
    }
    const KindId kind = *m_catalogue.kindOf(paint.kind);
    cell.terrain = isWalkable(cell.terrain) ? cell.terrain : m_catalogue.floor();
    std::erase_if(cell.things,
                  [&](KindId other) { return m_catalogue.kind(other).category == m_catalogue.kind(kind).category; });
    cell.things.push_back(kind);
}

void PlainLevel::paintStart(Point cell, const Flags &mask)
{
    if (!contains(cell) || (isAny(mask) && mask[index(cell)] == 0)) {
        return;
    }
    for (Cell &other : m_cells) {
        std::erase(other.things, m_catalogue.start());
    }
    paintCell(m_cells[index(cell)], Paint::ofKind(m_catalogue.kind(m_catalogue.start()).key));
}

void PlainLevel::clear(const Flags &cells)
{
    paint(cells, Paint::eraser(), Symmetry::None, {});
}

PlainLevel::Flags PlainLevel::moved(const Flags &flags, Size size, Point by)
{
    Flags result(flags.size(), 0);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const Point to = Point{x, y} + by;
            if (flags[indexIn(size, {x, y})] != 0 && size.contains(to)) {
                result[indexIn(size, to)] = 1;
            }
        }
    }
    return result;
}

void PlainLevel::move(const Flags &cells, Point by)
{
    const std::vector<Cell> before = m_cells;
    clear(cells);
    for (int y = 0; y < m_size.height; ++y) {
        for (int x = 0; x < m_size.width; ++x) {
            if (cells[index({x, y})] != 0 && contains(Point{x, y} + by)) {
                m_cells[index(Point{x, y} + by)] = before[index({x, y})];
            }
        }
    }
}

PlainLevel::Copy PlainLevel::copy(const Flags &cells) const
{
    Point first{m_size.width, m_size.height};
    Point last{-1, -1};
    for (int y = 0; y < m_size.height; ++y) {
        for (int x = 0; x < m_size.width; ++x) {
            if (cells[index({x, y})] != 0) {
                first = {std::min(first.x, x), std::min(first.y, y)};
                last = {std::max(last.x, x), std::max(last.y, y)};
            }
        }
    }
    Copy copy;
    if (last.x < 0) {
        return copy;
    }
    copy.size = {last.x - first.x + 1, last.y - first.y + 1};
    for (int y = first.y; y <= last.y; ++y) {
        for (int x = first.x; x <= last.x; ++x) {
            const std::size_t i = index({x, y});
            copy.cells.push_back(cells[i] != 0 ? std::optional(m_cells[i]) : std::nullopt);
        }
    }
    return copy;
}

void PlainLevel::put(const Copy &copy, Point middle, Symmetry symmetry, const Flags &mask)
{
    if (copy.cells.empty()) {
        return;
    }
    const Point corner = middle - Point{(copy.size.width - 1) / 2, (copy.size.height - 1) / 2};
    const std::size_t repetitions = images({}, symmetry).size();
    for (std::size_t repetition = 0; repetition < repetitions; ++repetition) {
        Flags placed = none();
        for (int y = 0; y < copy.size.height; ++y) {
            for (int x = 0; x < copy.size.width; ++x) {
                const std::optional<Cell> &cell = copy.cells[indexIn(copy.size, {x, y})];
                const Point to = images(corner + Point{x, y}, symmetry)[repetition];
                if (cell && contains(to) && (!isAny(mask) || mask[index(to)] != 0)) {
                    m_cells[index(to)] = *cell;
                    placed[index(to)] = 1;
                }
            }
        }
        keepOneStart(placed);
    }
}

void PlainLevel::keepOneStart(const Flags &placed)
{
    const auto isStart = [this](KindId kind) { return kind == m_catalogue.start(); };
    std::optional<std::size_t> kept;
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        if (placed[i] != 0 && std::any_of(m_cells[i].things.begin(), m_cells[i].things.end(), isStart)) {
            kept = i;
        }
    }
    for (std::size_t i = 0; kept && i < m_cells.size(); ++i) {
        if (i != *kept) {
            std::erase_if(m_cells[i].things, isStart);
        }
    }
}

bool PlainLevel::isOfCategoryOf(const Paint &what, const Paint &with) const
{
    const auto kindOf = [this](const Paint &paint) { return m_catalogue.kind(*m_catalogue.kindOf(paint.kind)); };
    return what.what == Paint::What::Thing && with.what == Paint::What::Thing
           && kindOf(what).category == kindOf(with).category;
}

void PlainLevel::replace(const Paint &what, const Paint &with, const Flags &mask)
{
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        Cell &cell = m_cells[i];
        if (isAny(mask) && mask[i] == 0) {
            continue;
        }
        if (what.what == Paint::What::Terrain) {
            if (cell.terrain == what.terrain) {
                paintCell(cell, with);
            }
        } else if (isOfCategoryOf(what, with)) { // each thing is replaced at its position
            std::replace(cell.things.begin(), cell.things.end(), *m_catalogue.kindOf(what.kind),
                         *m_catalogue.kindOf(with.kind));
        } else if (std::erase(cell.things, *m_catalogue.kindOf(what.kind)) > 0) {
            paintCell(cell, with);
        }
    }
}
