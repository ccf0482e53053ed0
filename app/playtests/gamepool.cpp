#include "app/playtests/gamepool.h"

#include "editor/storage/parallel.h"

#include <algorithm>
#include <memory>

namespace {

constexpr qint64 gamesAtOnce = 32;

} // namespace

void GameBatches::add(std::size_t player, const SeedRange &seeds)
{
    for (qint64 i = 0; i < seeds.count; i += gamesAtOnce) {
        m_batches.push_back({player, {seeds.first + std::uint64_t(i), std::min(gamesAtOnce, seeds.count - i)}});
    }
}

void GameBatches::play(const Course &course, const std::vector<Player> &players, int threads,
                       const std::atomic<bool> &isCancelled, const PlayGame &playGame, const Finish &finish,
                       const std::function<void()> &tell) const
{
    using Playouts = std::vector<std::unique_ptr<Playout>>; // by player, made when it is needed
    std::vector<Playouts> playouts(std::size_t(std::max(1, threads)));
    const auto playBatch = [&](qint64 item, int thread) {
        const auto &[player, seeds] = m_batches[std::size_t(item)];
        Playouts &own = playouts[std::size_t(thread)];
        own.resize(players.size());
        if (!own[player]) {
            own[player] = std::make_unique<Playout>(course, players[player]);
        }
        for (qint64 i = 0; i < seeds.count && !isCancelled; ++i) {
            playGame(*own[player], seeds.first + std::uint64_t(i), thread);
        }
        if (!isCancelled) {
            finish(player, thread);
        }
    };
    forEachInParallel(qint64(m_batches.size()), threads, isCancelled, playBatch, tell);
}

Playtest GamePool::play(const Course &course, const std::vector<Player> &players, Playtest empty,
                        const SeedRange &seeds, const std::atomic<bool> &isCancelled) const
{
    std::atomic<qint64> played = 0;
    for (std::size_t i = 0; i < players.size(); ++i) { // figures of a large level are large: those of one at a time
        GameBatches batches;
        batches.add(0, seeds);
        std::vector<PlayerFigures> figures(std::size_t(std::max(1, threads)));
        const auto playGame = [&](Playout &playout, std::uint64_t seed, int thread) {
            playout.play(seed, figures[std::size_t(thread)]);
            ++played;
        };
        const auto tellPlayed = [&] {
            if (tell) {
                tell(played);
            }
        };
        batches.play(
            course, {players[i]}, threads, isCancelled, playGame, [](std::size_t, int) {}, tellPlayed);
        for (const PlayerFigures &some : figures) {
            empty.players[i].merge(some);
        }
    }
    return empty;
}
