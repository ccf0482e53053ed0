#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/level/level.h"
#include "gamecore/levelfile/levelcheck.h"

#include <QByteArrayView>

#include <array>

/// The issues about short rows: one for each row, as in level files, or one for all. Texts often leave out everything
/// after the last wall of a row.
enum class ShortRows : std::uint8_t {
    Each,
    First ///< one issue, at the first short row; if there are several, the figure `rows` is their number
};

/// Reports rows with fewer than `width` characters (`uneven_rows`). `lengths` are in characters.
void reportShortRows(const std::vector<int> &lengths, int width, ShortRows told, IssueList &issues);

/// The rows of a level, each in valid UTF-8 (RFC 3629). Row y has the path `rows[y]`.
using DrawnRows = std::vector<QByteArrayView>;

/// The greatest row length that issues state. Longer rows may have been cut (mostRowUnits), so their length is not
/// known.
inline constexpr int longestReportedRow = largestSide + 1000;

/// Reader that turns rows into terrain and things of `level`, whose legend must be set, and adds one position for each
/// thing to `places`. Rows shorter than the longest row are padded with wall (`uneven_rows`). If there are too many
/// rows or a row is too long (`too_large`), the level does not change. If there are too many things (`too_large`), no
/// things are added.
class RowReader {
public:
    RowReader(Level &level, std::vector<ThingPlace> &places, const Catalogue &catalogue, IssueList &issues,
              ShortRows told = ShortRows::Each);

    void read(const DrawnRows &rows);
    void read(const QStringList &rows);

private:
    struct CellMeaning {
        TerrainId terrain = 0; ///< floor below things
        bool isTerrain = false;
        bool isPreferred = true; ///< the legend writes this character for its meaning
        QString kind;            ///< empty for characters that the legend does not define
    };
    /// The contents of a cell, as bits, if it has more than terrain in its preferred character. Thing: a thing. Other:
    /// terrain in another character. NotAscii: a byte that is not ASCII. The value for a row has the bits of all its
    /// cells.
    enum Content : std::uint8_t { Thing = 1, Other = 2, NotAscii = 8 };

    static std::uint8_t contentOf(const CellMeaning &meaning);
    void fillTable();
    bool fits(const DrawnRows &rows);
    void refuseThings(int y);
    std::uint8_t readTerrain(int y, QByteArrayView row);
    std::uint8_t readWideTerrain(int y, QByteArrayView row);
    /// True if the first byte of a character means plain terrain in ASCII.
    bool isPlainTerrain(char byte) const { return (m_table[uchar(byte)] >> 8 & (Thing | NotAscii)) == 0; }
    std::size_t countThings(QByteArrayView row);
    void readThings(int y, QByteArrayView row);
    CellMeaning meaningFor(char32_t character) const;
    const CellMeaning &meaningOf(char32_t character);
    std::map<char32_t, qint64> countTerrain(const DrawnRows &rows);
    void keepCharacters(const DrawnRows &rows);
    void numberCells(const DrawnRows &rows);

    Level &m_level;
    std::vector<ThingPlace> &m_places;
    const Catalogue &m_catalogue;
    IssueList &m_issues;
    ShortRows m_told;
    LegendTable m_legend;
    std::array<std::uint16_t, 256> m_table{};     ///< by byte: its Content in the high byte, its TerrainId in the low
                                                  ///< byte
    std::array<CellMeaning, 128> m_asciiMeanings; ///< by character
    std::map<char32_t, CellMeaning> m_otherMeanings;
};
