#include "app/playtests/gamepool.h"

#include "app/playtests/sharedwork.h"

#include <algorithm>
#include <memory>
#include <mutex>

namespace {

/// Games that a thread takes at once: few enough that they are seen early and that all threads end together, many
/// enough that threads seldom ask.
constexpr qint64 gamesAtOnce = 32;

} // namespace

void GameParts::add(std::size_t player, const SeedRange &seeds)
{
    for (qint64 i = 0; i < seeds.count; i += gamesAtOnce) {
        m_parts.push_back({player, {seeds.first + std::uint64_t(i), std::min(gamesAtOnce, seeds.count - i)}});
    }
}

void GameParts::work(const PlayGame &playGame, const Finish &finish)
{
    std::vector<std::unique_ptr<Playout>> playouts(m_players.size());
    for (std::size_t next = m_next++; next < m_parts.size() && !m_isCancelled; next = m_next++) {
        const Part &part = m_parts[next];
        std::unique_ptr<Playout> &playout = playouts[part.player];
        if (!playout) {
            playout = std::make_unique<Playout>(m_course, m_players[part.player]);
        }
        for (qint64 i = 0; i < part.seeds.count && !m_isCancelled; ++i) {
            playGame(*playout, part.player, part.seeds.first + std::uint64_t(i));
        }
        if (!m_isCancelled) {
            finish(part.player);
        }
    }
}

Playtest GamePool::play(const Course &course, const std::vector<Player> &players, Playtest empty,
                        const SeedRange &seeds, const std::atomic<bool> &isCancelled) const
{
    std::atomic<qint64> played = 0;
    for (std::size_t i = 0; i < players.size(); ++i) { // figures of a large level are large: those of one at a time
        const std::vector<Player> one{players[i]};
        GameParts parts(course, one, isCancelled);
        parts.add(0, seeds);
        std::mutex merging;
        const auto playSome = [&](int) {
            PlayerFigures figures;
            parts.work([&](Playout &playout, std::size_t, std::uint64_t seed) {
                playout.play(seed, figures);
                ++played;
            });
            const std::lock_guard lock(merging);
            empty.players[i].merge(figures);
        };
        const auto tellPlayed = [&] {
            if (tell) {
                tell(played);
            }
        };
        doTogether(threads, {.work = playSome, .tell = tellPlayed});
    }
    return empty;
}
