#include "app/playtests/livegames.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace {

void compare(LiveRow &row)
{
    if (!row.before) {
        return;
    }
    const QByteArray before = row.before->endsInRow();
    const QByteArray now = row.now->endsInRow();
    for (; row.compared < std::min(before.size(), now.size()); ++row.compared) {
        row.comparison.add(before.at(row.compared) == 'w', now.at(row.compared) == 'w');
    }
}

} // namespace

void LiveFigures::add(const PlayerFigures &played, const std::vector<LostGame> &lostGames)
{
    games.merge(played);
    lost.insert(lost.end(), lostGames.begin(), lostGames.end());
    const QByteArray ends = endsInRow();
    for (; inRow < ends.size(); ++inRow) {
        share.add(ends.at(inRow) == 'w' ? 1 : 0, 1);
    }
}

LiveGames::LiveGames(Course course, std::size_t place, const std::vector<Player> &players, LiveFindings known)
    : m_course(std::move(course)), m_place(place), m_players(players), m_rows(std::move(known.rows)),
      m_solvedBefore(std::move(known.solvedBefore)), m_ceiling(m_course, m_players, std::move(known.solved))
{
    for (LiveRow &row : m_rows) {
        compare(row);
    }
    plan();
}

/// All players in turn, each time as many games as they have played, so that a first answer is there soon.
void LiveGames::plan()
{
    for (qint64 from = 0, to = WatchedShare::firstLook; from < mostGames; from = to, to = std::min(2 * to, mostGames)) {
        for (std::size_t player = 0; player < m_players.size(); ++player) {
            addMissing(player, from, to);
        }
    }
}

/// No game is played twice, whatever was played before.
void LiveGames::addMissing(std::size_t player, qint64 from, qint64 to)
{
    const PlayerFigures &played = m_rows[player].now->games;
    for (qint64 first = from; first < to; ++first) {
        qint64 end = first;
        while (end < to && !played.endOf(end)) {
            ++end;
        }
        if (end > first) {
            m_parts.add(player, {std::uint64_t(first), end - first});
        }
        first = end;
    }
}

/// Searches are short beside the games while there are any: what players win is there first.
void LiveGames::work(const std::function<void()> &tell)
{
    PlayerFigures played;
    std::vector<LostGame> lost;
    m_parts.work(
        [&](Playout &playout, std::size_t, std::uint64_t seed) {
            playout.play(seed, played);
            if (const std::optional<Point> &cell = playout.diedAt()) {
                lost.push_back({seed, playout.endedIn(), *cell});
            }
        },
        [&](std::size_t player) {
            add(player, std::exchange(played, {}), std::exchange(lost, {}));
            tell();
            while (m_ceiling.isDue(m_played) && searchNext()) {
                tell();
            }
        });
    while (searchNext()) {
        tell();
    }
    tell(); // of games that were won nobody searched
}

bool LiveGames::searchNext()
{
    return !m_isCancelled && m_ceiling.searchNext(endsInRow(), m_isCancelled);
}

CeilingSearch::Ends LiveGames::endsInRow() const
{
    CeilingSearch::Ends ends;
    const std::lock_guard lock(m_merging);
    std::transform(m_rows.begin(), m_rows.end(), std::back_inserter(ends),
                   [](const LiveRow &row) { return row.now->endsInRow(); });
    return ends;
}

void LiveGames::add(std::size_t player, const PlayerFigures &played, const std::vector<LostGame> &lost)
{
    m_played += played.games();
    const std::lock_guard lock(m_merging);
    LiveRow &row = m_rows[player];
    auto all = std::make_shared<LiveFigures>(*row.now);
    all->add(played, lost);
    row.now = std::move(all);
    compare(row);
}

LiveFindings LiveGames::findings() const
{
    LiveFindings findings{.rows = {}, .solved = m_ceiling.solved(), .solvedBefore = m_solvedBefore};
    const std::lock_guard lock(m_merging);
    findings.rows = m_rows;
    return findings;
}
