#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/level/level.h"
#include "gamecore/levelfile/levelcheck.h"

#include <QByteArrayView>

#include <array>

/// Which of the rows that were padded are told. In a file of a level each is a slip of its own; a text is often drawn
/// so, without what follows the last wall of a row, and one finding says it.
enum class ShortRows : std::uint8_t {
    Each,
    First ///< with the figure `rows`, how many there are, if there are several
};

/// Tells rows of less than `width` characters (`uneven_rows`).
void reportShortRows(const std::vector<int> &lengths, int width, ShortRows told, IssueList &issues);

/// The rows of a level as they are drawn, each in UTF-8 (RFC 3629, checked before). Row y has the path `rows[y]`.
using DrawnRows = std::vector<QByteArrayView>;

/// A finding about a row that is too long tells the length of rows up to this one: longer ones may have been cut.
inline constexpr int longestToldRow = largestSide + 1000;

/// Turns rows into terrain and things of `level`, whose legend must be set. Adds one place a thing to `places`.
/// Rows shorter than the longest are padded with wall (`uneven_rows`); more or longer ones than the limit are refused
/// (`too_large`), and then the level is left as it was; so are more things than the limit, without any of them.
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
        bool isPreferred = true; ///< the legend writes this character for what it stands for
        QString kind;            ///< empty for characters that the legend does not know
    };
    /// What rows hold beside terrain in its preferred character; of a row, the sum of its cells.
    enum Content : std::uint8_t { Thing = 1, Other = 2, NotAscii = 8 };

    static std::uint8_t contentOf(const CellMeaning &meaning);
    void fillTable();
    bool fits(const DrawnRows &rows);
    void refuseThings(int y);
    std::uint8_t readTerrain(int y, QByteArrayView row);
    std::uint8_t readWideTerrain(int y, QByteArrayView row);
    /// Whether a character is plain terrain in ASCII, by its first byte.
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
    std::array<std::uint16_t, 256> m_table{};     ///< by byte: its Content above its TerrainId
    std::array<CellMeaning, 128> m_asciiMeanings; ///< by character
    std::map<char32_t, CellMeaning> m_otherMeanings;
};
