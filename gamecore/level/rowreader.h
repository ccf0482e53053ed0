#pragma once

#include "gamecore/level/level.h"
#include "gamecore/level/levelcheck.h"

/// Rows of characters and where they came from.
struct DrawnRows {
    QStringList rows;
    QStringList paths; ///< JSON path of each row; empty for rows of plain text
};

/// Turns rows into terrain and things of `level`, whose legend must be set. Adds one place a thing to `places`.
/// Rows shorter than the longest are padded with wall (`uneven_rows`); more or longer ones than the limit are refused
/// (`too_large`), and then the level is left as it was.
class RowReader {
public:
    RowReader(Level &level, std::vector<ThingPlace> &places, const Catalogue &catalogue, IssueList &issues);

    void read(const DrawnRows &drawn);

private:
    struct CellMeaning {
        TerrainId terrain = 0;
        bool isTerrain = false;
        QString kind; ///< empty for characters that the legend does not know
    };

    void reserveThings(const DrawnRows &drawn);
    bool fits(const DrawnRows &drawn);
    void readRow(int y, const QString &row, const QString &path);
    const CellMeaning &meaningOf(char32_t character);

    Level &m_level;
    std::vector<ThingPlace> &m_places;
    const Catalogue &m_catalogue;
    IssueList &m_issues;
    LegendTable m_legend;
    std::map<char32_t, CellMeaning> m_meanings;
    const CellMeaning *m_last = nullptr;
    char32_t m_lastCharacter = 0;
    bool m_hasBlank = false;
    bool m_hasDot = false;
};
