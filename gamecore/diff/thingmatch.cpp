#include "gamecore/diff/thingmatch.h"

#include "gamecore/json/jsonwriter.h"

#include <algorithm>
#include <map>

namespace {

/// Limits of candidate pairs on a cell, and among things that may have moved.
constexpr std::size_t mostOnCell = 10'000;
constexpr std::size_t mostMoves = 1'000'000;

bool isOfKind(const Thing &one, const Thing &other)
{
    return one.kind == other.kind && one.character == other.character;
}

QString describe(const Thing &thing)
{
    return thing.kind + QChar(u'\0') + QString::fromUcs4(&thing.character, 1) + jsonLine(thing.values)
           + jsonLine(thing.translations);
}

class Matcher {
public:
    Matcher(const std::vector<Thing> &before, const std::vector<Thing> &after, Point shift)
        : m_before(before), m_after(after), m_shift(shift)
    {
        m_match.after.assign(before.size(), ThingMatch::none);
        m_match.before.assign(after.size(), ThingMatch::none);
    }

    ThingMatch match()
    {
        eachCell([this](const Indices &gone, const Indices &added) { pairOnCell(gone, added, isAlike); });
        eachCell([this](const Indices &gone, const Indices &added) { pairOnCell(gone, added, isOfKind); });
        pairMoved();
        eachCell([this](const Indices &gone, const Indices &added) {
            if (gone.size() == 1 && added.size() == 1) {
                pair(gone.front(), added.front());
            }
        });
        return std::move(m_match);
    }

private:
    using Indices = std::vector<std::size_t>;

    void pair(std::size_t one, std::size_t other)
    {
        m_match.after[one] = int(other);
        m_match.before[other] = int(one);
    }

    static Indices unpaired(const std::vector<int> &paired)
    {
        Indices left;
        for (std::size_t i = 0; i < paired.size(); ++i) {
            if (paired[i] == ThingMatch::none) {
                left.push_back(i);
            }
        }
        return left;
    }

    Point placeOf(std::size_t one) const { return m_before[one].cell + m_shift; }

    /// Calls `use` for each cell with unpaired things of both versions.
    template<typename Use>
    void eachCell(const Use &use)
    {
        const Indices gone = unpaired(m_match.after);
        const Indices added = unpaired(m_match.before);
        std::size_t i = 0;
        std::size_t j = 0;
        while (i < gone.size() && j < added.size()) {
            const Point cell = placeOf(gone[i]);
            const Point other = m_after[added[j]].cell;
            if (cell != other) {
                ++(readsBefore(cell, other) ? i : j);
                continue;
            }
            Indices ofBefore;
            Indices ofAfter;
            for (; i < gone.size() && placeOf(gone[i]) == cell; ++i) {
                ofBefore.push_back(gone[i]);
            }
            for (; j < added.size() && m_after[added[j]].cell == cell; ++j) {
                ofAfter.push_back(added[j]);
            }
            use(ofBefore, ofAfter);
        }
    }

    /// Pairs things in their order. If a cell has too many, only those at the same index are compared.
    void pairOnCell(const Indices &gone, const Indices &added, bool (*isSame)(const Thing &, const Thing &))
    {
        const bool isBounded = gone.size() * added.size() <= mostOnCell;
        for (std::size_t i = 0; i < gone.size(); ++i) {
            const std::size_t first = isBounded ? 0 : std::min(i, added.size());
            const std::size_t end = isBounded ? added.size() : std::min(i + 1, added.size());
            for (std::size_t j = first; j < end; ++j) {
                if (m_match.before[added[j]] == ThingMatch::none && isSame(m_before[gone[i]], m_after[added[j]])) {
                    pair(gone[i], added[j]);
                    break;
                }
            }
        }
    }

    void pairMoved()
    {
        std::map<QString, std::pair<Indices, Indices>> alike;
        const Indices gone = unpaired(m_match.after);
        const Indices added = unpaired(m_match.before);
        if (gone.empty() || added.empty()) {
            return;
        }
        for (const std::size_t i : gone) {
            alike[describe(m_before[i])].first.push_back(i);
        }
        for (const std::size_t i : added) {
            alike[describe(m_after[i])].second.push_back(i);
        }
        std::size_t left = mostMoves;
        for (const auto &[words, things] : alike) {
            const std::size_t pairs = things.first.size() * things.second.size();
            if (pairs <= left) {
                left -= pairs;
                pairNearest(things.first, things.second);
            } else {
                pairInOrder(things.first, things.second);
            }
        }
    }

    void pairInOrder(const Indices &gone, const Indices &added)
    {
        for (std::size_t i = 0; i < std::min(gone.size(), added.size()); ++i) {
            pair(gone[i], added[i]);
        }
    }

    void pairNearest(const Indices &gone, const Indices &added)
    {
        struct Move {
            qint64 distance; ///< squared
            std::size_t from;
            std::size_t to;
        };
        std::vector<Move> moves;
        moves.reserve(gone.size() * added.size());
        for (const std::size_t from : gone) {
            for (const std::size_t to : added) {
                const Point way = m_after[to].cell - placeOf(from);
                moves.push_back({qint64(way.x) * way.x + qint64(way.y) * way.y, from, to});
            }
        }
        std::stable_sort(moves.begin(), moves.end(),
                         [](const Move &a, const Move &b) { return a.distance < b.distance; });
        for (const Move &move : moves) {
            if (m_match.after[move.from] == ThingMatch::none && m_match.before[move.to] == ThingMatch::none) {
                pair(move.from, move.to);
            }
        }
    }

    const std::vector<Thing> &m_before;
    const std::vector<Thing> &m_after;
    Point m_shift;
    ThingMatch m_match;
};

} // namespace

bool isAlike(const Thing &one, const Thing &other)
{
    return isOfKind(one, other) && one.values == other.values && one.translations == other.translations;
}

ThingMatch matchThings(const std::vector<Thing> &before, const std::vector<Thing> &after, Point shift)
{
    return Matcher(before, after, shift).match();
}
