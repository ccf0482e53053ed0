#include "app/playtests/gamepool.h"

#include <QThreadPool>

#include <algorithm>
#include <mutex>

namespace {

/// Games that a thread takes at once: few enough that all end together, many enough that they seldom ask.
constexpr qint64 gamesAtOnce = 32;
constexpr int toldEveryMs = 100;

} // namespace

PlayerFigures GamePool::playOne(const Course &course, const Player &player, const SeedRange &seeds, qint64 before,
                                const std::atomic<bool> &isCancelled) const
{
    PlayerFigures all{.player = player.key};
    std::mutex merging;
    std::atomic<qint64> next = 0;
    std::atomic<qint64> played = 0;
    QThreadPool pool;
    pool.setMaxThreadCount(std::max(1, threads));
    for (int i = 0; i < pool.maxThreadCount(); ++i) {
        pool.start([&] {
            PlayerFigures figures{.player = player.key};
            Playout playout(course, player);
            for (qint64 first = next.fetch_add(gamesAtOnce); first < seeds.count && !isSet(&isCancelled);
                 first = next.fetch_add(gamesAtOnce)) {
                const qint64 last = std::min(first + gamesAtOnce, seeds.count);
                for (qint64 game = first; game < last && !isSet(&isCancelled); ++game) {
                    playout.play(seeds.first + std::uint64_t(game), figures);
                    ++played;
                }
            }
            const std::lock_guard lock(merging);
            all.merge(figures);
        });
    }
    while (!pool.waitForDone(toldEveryMs)) {
        if (tell) {
            tell(before + played);
        }
    }
    return all;
}

Playtest GamePool::play(const Course &course, const std::vector<Player> &players, Playtest empty,
                        const SeedRange &seeds, const std::atomic<bool> &isCancelled) const
{
    for (std::size_t i = 0; i < players.size(); ++i) {
        empty.players[i] = playOne(course, players[i], seeds, qint64(i) * seeds.count, isCancelled);
    }
    return empty;
}
