#include "gamecore/levelfile/mazeconvention.h"

#include "gamecore/base/grid.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/legendpreset.h"

#include <algorithm>
#include <utility>

namespace {

class MazeOutside {
public:
    MazeOutside(const DrawnText &maze, Size size, const LegendPreset &preset)
        : m_starts(preset.starts.toStdU32String()), m_blanks(preset.outside.toStdU32String()),
          m_grounds(size, Ground::Blank)
    {
        for (int y = 0; y < size.height; ++y) {
            int x = 0;
            for (const uint character : maze.rows[y].toUcs4()) {
                m_grounds.set({x++, y}, groundOf(character));
            }
        }
    }

    void find()
    {
        for (int x = 0; x < m_grounds.width(); ++x) {
            findFrom({x, 0});
            findFrom({x, m_grounds.height() - 1});
        }
        for (int y = 0; y < m_grounds.height(); ++y) {
            findFrom({0, y});
            findFrom({m_grounds.width() - 1, y});
        }
    }

    /// Returns a row with its outside drawn as wall.
    QString drawn(const QString &row, int y, char32_t wall) const
    {
        const QList<uint> cells = row.toUcs4();
        QString drawn;
        for (int x = 0; x < m_grounds.width(); ++x) {
            // The missing cells at the end are connected, so either all or none are outside.
            if (m_grounds.at({x, y}) == Ground::Outside) {
                drawn.append(QChar::fromUcs4(wall));
            } else if (x < cells.size()) {
                drawn.append(QChar::fromUcs4(cells[x])); // QString::fromUcs4 drops a U+FEFF
            }
        }
        return drawn;
    }

private:
    enum class Ground : std::uint8_t { Drawn, Start, Blank, Outside };

    Ground groundOf(char32_t character) const
    {
        const bool isStart = m_starts.find(character) != std::u32string::npos;
        const bool isBlank = m_blanks.find(character) != std::u32string::npos;
        return isStart ? Ground::Start : isBlank ? Ground::Blank : Ground::Drawn;
    }

    /// Finds the blank cells connected with `first`. They are stored as numbers, since there may be millions.
    void findFrom(Point first)
    {
        m_connected.clear();
        m_hasStart = false;
        look(first);
        std::size_t looked = 0; // the list grows during the loop
        while (looked < m_connected.size()) {
            const Point cell = pointOf(m_connected[looked++]);
            for (const Direction direction : straightDirections) {
                look(cell + stepOf(direction));
            }
        }
        for (const std::uint32_t cell : m_connected) {
            m_grounds.set(pointOf(cell), m_hasStart ? Ground::Drawn : Ground::Outside);
        }
    }

    void look(Point cell)
    {
        const Ground ground = m_grounds.contains(cell) ? m_grounds.at(cell) : Ground::Drawn;
        if (ground == Ground::Blank) {
            m_grounds.set(cell, Ground::Drawn);
            m_connected.push_back(std::uint32_t(m_grounds.index(cell)));
        }
        m_hasStart = m_hasStart || (ground == Ground::Start && !m_connected.empty());
    }

    Point pointOf(std::uint32_t cell) const
    {
        const auto width = std::uint32_t(m_grounds.width());
        return {int(cell % width), int(cell / width)};
    }

    std::u32string m_starts;
    std::u32string m_blanks;
    Grid<Ground> m_grounds;
    std::vector<std::uint32_t> m_connected;
    bool m_hasStart = false;
};

/// Returns the size in cells, or std::nullopt if it exceeds the limits.
std::optional<Size> sizeOf(const DrawnText &maze)
{
    qsizetype width = 0;
    for (const QString &row : maze.rows) {
        width = std::max(width, row.toUcs4().size());
    }
    const qsizetype height = maze.rows.size();
    const bool fits = width > 0 && width <= largestSide && height <= largestSide;
    return fits ? std::optional(Size{int(width), int(height)}) : std::nullopt;
}

/// Returns a preset without the outside characters that have another meaning in a legend.
LegendPreset withAgreedOutside(LegendPreset preset, const QJsonObject &legend, const Catalogue &catalogue)
{
    const LegendTable own(catalogue, preset.legend);
    const LegendTable used(catalogue, legend);
    preset.outside.removeIf([&](QChar character) {
        const QString *meant = own.keyOf(character.unicode());
        const QString *means = used.keyOf(character.unicode());
        return !meant || !means || *meant != *means;
    });
    return preset;
}

QJsonObject legendOf(const MazeConvention &convention, const DrawnText &maze, const Catalogue &catalogue)
{
    if (convention.legend.isEmpty()) {
        return {};
    }
    QJsonObject legend = convention.keepsLegend ? convention.legend : legendFor(convention.legend, charactersOf(maze));
    return convention.preset ? withOneStart(std::move(legend), *convention.preset, maze, catalogue) : legend;
}

} // namespace

MazeConvention conventionOfDrawing(const DrawnMazes &text, const Catalogue &catalogue)
{
    const LegendPreset *preset = unambiguousLegend(text, catalogue);
    return {.preset = preset,
            .legend = joined(preset ? preset->legend : QJsonObject(), drawnMeanings(text, catalogue))};
}

DrawnText withWallOutside(DrawnText maze, const LegendPreset &preset, const QJsonObject &legend,
                          const Catalogue &catalogue)
{
    const LegendPreset used = withAgreedOutside(preset, legend, catalogue);
    const std::optional<Size> size = used.outside.isEmpty() ? std::nullopt : sizeOf(maze);
    const LegendTable table(catalogue, legend);
    const std::optional<char32_t> wall = table.characterOf(catalogue.terrain(catalogue.wall()).key);
    if (!size || !wall) {
        return maze;
    }
    MazeOutside outside(maze, *size, used);
    outside.find();
    for (int y = 0; y < size->height; ++y) {
        maze.rows[y] = outside.drawn(maze.rows[y], y, *wall);
    }
    return maze;
}

ReadableMaze preparedMaze(DrawnText maze, const MazeConvention &convention, const Catalogue &catalogue)
{
    ReadableMaze readable{.maze = std::move(maze), .legend = {}, .unknown = {}};
    if (convention.preset) {
        readable.maze = withWallOutside(std::move(readable.maze), *convention.preset, convention.legend, catalogue);
    }
    readable.legend = legendOf(convention, readable.maze, catalogue);
    if (convention.unknown.isEmpty()) {
        return readable;
    }
    readable.unknown = unknownOf(charactersOf(readable.maze), catalogue, readable.legend);
    for (const auto &[character, cells] : readable.unknown) {
        readable.legend.insert(QString::fromUcs4(&character, 1), convention.unknown);
    }
    return readable;
}
