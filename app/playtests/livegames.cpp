#include "app/playtests/livegames.h"

#include <algorithm>

namespace {

/// Games that a thread plays at once: few, so that they are seen early and another level need not wait for them.
constexpr qint64 gamesOfAPart = 32;

/// The letters of games in a row from the first seed.
QByteArray endsInRow(const PlayerFigures &figures)
{
    const auto first = figures.ends.find(0);
    return first == figures.ends.end() ? QByteArray() : first->second;
}

void countShare(LiveFigures &figures)
{
    const QByteArray ends = endsInRow(figures.games);
    for (; figures.inRow < ends.size(); ++figures.inRow) {
        figures.share.add(ends.at(figures.inRow) == 'w' ? 1 : 0, 1);
    }
}

void compare(LiveRow &row)
{
    if (!row.before) {
        return;
    }
    const QByteArray before = endsInRow(row.before->games);
    const QByteArray now = endsInRow(row.now->games);
    for (; row.compared < std::min(before.size(), now.size()); ++row.compared) {
        row.comparison.add(before.at(row.compared) == 'w', now.at(row.compared) == 'w');
    }
}

} // namespace

LiveGames::LiveGames(Course course, const std::vector<Player> &players, LiveRows rows)
    : m_course(std::move(course)), m_players(players), m_rows(std::move(rows))
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
            for (qint64 first = from; first < to; first += gamesOfAPart) {
                if (!m_rows[player].now->games.endOf(first)) {
                    m_parts.push_back({player, {std::uint64_t(first), std::min(gamesOfAPart, to - first)}});
                }
            }
        }
    }
}

void LiveGames::work(const std::function<void()> &tell)
{
    std::vector<std::unique_ptr<Playout>> playouts(m_players.size());
    for (std::size_t i = m_next++; i < m_parts.size(); i = m_next++) {
        const Part &part = m_parts[i];
        std::unique_ptr<Playout> &playout = playouts[part.player];
        if (!playout) {
            playout = std::make_unique<Playout>(m_course, m_players[part.player]);
        }
        LiveFigures played{.games = {.player = m_players[part.player].key}, .lost = {}, .share = {}};
        if (!play(part, *playout, played)) {
            return;
        }
        add(part.player, played);
        tell();
    }
}

/// False if it was cancelled.
bool LiveGames::play(const Part &part, Playout &playout, LiveFigures &played) const
{
    for (qint64 i = 0; i < part.seeds.count && !m_isCancelled; ++i) {
        const std::uint64_t seed = part.seeds.first + std::uint64_t(i);
        playout.play(seed, played.games);
        if (const std::optional<Point> &cell = playout.diedAt()) {
            played.lost.push_back({seed, *cell});
        }
    }
    return !m_isCancelled;
}

void LiveGames::add(std::size_t player, const LiveFigures &played)
{
    const std::lock_guard lock(m_merging);
    LiveRow &row = m_rows[player];
    auto all = std::make_shared<LiveFigures>(*row.now);
    all->games.merge(played.games);
    all->lost.insert(all->lost.end(), played.lost.begin(), played.lost.end());
    countShare(*all);
    row.now = std::move(all);
    compare(row);
}

LiveRows LiveGames::rows() const
{
    const std::lock_guard lock(m_merging);
    return m_rows;
}
