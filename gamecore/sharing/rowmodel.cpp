#include "gamecore/sharing/rowmodel.h"

#include "gamecore/sharing/bitmodel.h"
#include "gamecore/sharing/charactermodel.h"

#include <algorithm>
#include <map>

namespace {

constexpr Point west{-1, 0};
constexpr Point north{0, -1};

/// Neighbors that are coded before a cell, nearest first.
constexpr std::array<Point, 20> nearest{west,     north,    {-1, -1}, {1, -1}, {-2, 0}, {0, -2}, {2, -1},
                                        {-2, -1}, {-1, -2}, {1, -2},  {-3, 0}, {0, -3}, {3, -1}, {-3, -1},
                                        {2, -2},  {-2, -2}, {-4, 0},  {0, -4}, {4, -1}, {-1, -3}};

class RowCoder {
public:
    /// `wall` and `floor` are the characters that most cells have.
    RowCoder(BitCoder &coder, const CharacterGrid &rows, Size size, char32_t wall, char32_t floor)
        : m_coder(coder), m_rows(rows), m_coded(size, 0), m_wall(wall), m_floor(floor), m_others(wall, floor),
          m_runAbove(std::size_t(size.width))
    {
    }

    std::optional<CharacterGrid> code()
    {
        for (int y = 0; y < m_coded.height() && !m_coder.isOverrun() && m_others.isSound(); ++y) {
            m_runLeft = 0;
            for (int x = 0; x < m_coded.width(); ++x) {
                const Point cell{x, y};
                const char32_t character = codeCell(cell, m_coder.isReading() ? 0 : m_rows.at(cell));
                m_coded.set(cell, character);
                m_runLeft = x > 0 && isOpen(cell) == isOpen(cell + west) ? m_runLeft + 1 : 0;
                int &above = m_runAbove[std::size_t(x)];
                above = y > 0 && isOpen(cell) == isOpen(cell + north) ? above + 1 : 0;
            }
        }
        return m_coder.isOverrun() || !m_others.isSound() ? std::nullopt : std::optional(std::move(m_coded));
    }

private:
    char32_t characterAt(Point cell) const { return m_coded.contains(cell) ? m_coded.at(cell) : m_wall; }
    bool isOpen(Point cell) const { return characterAt(cell) != m_wall; }
    bool isOther(char32_t character) const { return character != m_wall && character != m_floor; }
    quint32 classOf(Point cell) const
    {
        const char32_t character = characterAt(cell);
        return character == m_wall ? 0 : character == m_floor ? 1 : 2;
    }

    /// Which of the nearest `count` neighbors are open, a bit each.
    quint32 openAround(Point cell, int count) const
    {
        quint32 bits = 0;
        for (int i = 0; i < count; ++i) {
            bits = bits << 1 | quint32(isOpen(cell + nearest[std::size_t(i)]));
        }
        return bits;
    }

    void lookAround(Point cell)
    {
        constexpr int longest = 31;
        const quint32 close = openAround(cell, 4);
        const quint32 edges = quint32(cell.x == 0) | quint32(cell.x == m_coded.width() - 1) << 1
                              | quint32(cell.y == 0) << 2 | quint32(cell.y == m_coded.height() - 1) << 3;
        const quint32 left = quint32(qMin(m_runLeft, longest));
        const quint32 above = quint32(qMin(m_runAbove[std::size_t(cell.x)], longest));
        int table = 0;
        m_isOpen.setContext(table++, close << 4 | edges);
        m_isOpen.setContext(table++, openAround(cell, 7));
        m_isOpen.setContext(table++, openAround(cell, 10));
        m_isOpen.setContext(table++, openAround(cell, 14));
        m_isOpen.setContext(table++, openAround(cell, 20));
        m_isOpen.setContext(table++, close << 5 | left);
        m_isOpen.setContext(table++, close << 5 | above);
        m_isOpen.setContext(table++, (openAround(cell, 2) << 5 | left) << 5 | above);
        const quint32 classes =
            ((classOf(cell + west) * 3 + classOf(cell + north)) * 3 + classOf(cell + Point{-1, -1})) * 3
            + classOf(cell + Point{1, -1});
        m_isOther.setContext(0, 0);
        m_isOther.setContext(1, classes);
        m_isOther.setContext(2, openAround(cell, 10));
    }

    char32_t codeCell(Point cell, char32_t character)
    {
        lookAround(cell);
        if (!m_isOpen.code(m_coder, character != m_wall)) {
            return m_wall;
        }
        if (!m_isOther.code(m_coder, isOther(character))) {
            return m_floor;
        }
        const char32_t left = characterAt(cell + west);
        if (isOther(left) && m_isAsLeft.code(m_coder, character == left)) {
            return left;
        }
        const char32_t above = characterAt(cell + north);
        if (isOther(above) && above != left && m_isAsAbove.code(m_coder, character == above)) {
            return above;
        }
        return m_others.code(m_coder, character);
    }

    BitCoder &m_coder;
    const CharacterGrid &m_rows;
    CharacterGrid m_coded;
    char32_t m_wall;
    char32_t m_floor;
    MixedBit m_isOpen{8, 16, 60};
    MixedBit m_isOther{3, 12, 60};
    LearnedBit m_isAsLeft;
    LearnedBit m_isAsAbove;
    CharacterModel m_others;
    int m_runLeft = 0;
    std::vector<int> m_runAbove;
};

/// How many cells have each character.
std::map<char32_t, int> countedIn(const CharacterGrid &rows)
{
    std::map<char32_t, int> counts;
    for (const char32_t character : rows.cells()) {
        ++counts[character];
    }
    return counts;
}

/// The first of `usual` that is there, or else what is there most often; it is taken out.
char32_t takeMain(std::map<char32_t, int> &counts, std::initializer_list<char32_t> usual)
{
    const auto known = std::find_if(usual.begin(), usual.end(), [&](char32_t each) { return counts.contains(each); });
    const auto most = std::max_element(counts.begin(), counts.end(),
                                       [](const auto &a, const auto &b) { return a.second < b.second; });
    const char32_t taken = known != usual.end() ? *known : most != counts.end() ? most->first : *usual.begin();
    counts.erase(taken);
    return taken;
}

/// A character that is most often the usual one.
char32_t codeMain(BitCoder &coder, char32_t character, char32_t usual)
{
    constexpr quint32 mostly = 60000;
    return coder.code(character == usual, mostly) ? usual : codeCodePoint(coder, character);
}

} // namespace

bool canCodeRows(const CharacterGrid &rows)
{
    return rows.size().area() > 0 && rows.size().area() <= mostCodedCells
           && countedIn(rows).size() <= mostCodedCharacters;
}

std::optional<CharacterGrid> codeRows(BitCoder &coder, const CharacterGrid &rows, qsizetype most)
{
    NumberModel sides;
    const quint32 width = sides.code(coder, quint32(rows.width()));
    const quint32 height = sides.code(coder, quint32(rows.height()));
    if (quint64(width) * height > quint64(most) || width == 0 || height == 0) {
        return std::nullopt;
    }
    std::map<char32_t, int> counts = countedIn(rows);
    const char32_t wall = codeMain(coder, takeMain(counts, {U'#'}), U'#');
    const char32_t floor = codeMain(coder, takeMain(counts, {U' ', U'.'}), U' ');
    if (wall > largestCodePoint || floor > largestCodePoint) {
        return std::nullopt;
    }
    return RowCoder(coder, rows, {int(width), int(height)}, wall, floor).code();
}
