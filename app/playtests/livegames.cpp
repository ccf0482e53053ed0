#include "app/playtests/livegames.h"

#include "editor/storage/backgroundjob.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace {

constexpr qint64 gamesAtOnce = 32;

} // namespace

void GameBatches::add(std::size_t bot, const SeedRange &seeds)
{
    for (qint64 i = 0; i < seeds.count; i += gamesAtOnce) {
        m_batches.push_back({bot, {seeds.first + std::uint64_t(i), std::min(gamesAtOnce, seeds.count - i)}});
    }
}

void GameBatches::play(const Course &course, const std::vector<Bot> &bots, int threads,
                       const std::atomic<bool> &isCancelled, const Calls &calls) const
{
    using Playouts = std::vector<std::unique_ptr<Playout>>; // by bot, made when needed
    std::vector<Playouts> playouts(std::size_t(std::max(1, threads)));
    const auto playBatch = [&](qint64 item, int thread) {
        const auto &[bot, seeds] = m_batches[std::size_t(item)];
        Playouts &own = playouts[std::size_t(thread)];
        own.resize(bots.size());
        if (!own[bot]) {
            own[bot] = std::make_unique<Playout>(course, bots[bot]);
        }
        for (qint64 i = 0; i < seeds.count && !isCancelled; ++i) {
            calls.playGame(*own[bot], seeds.first + std::uint64_t(i), thread);
        }
        if (!isCancelled) {
            calls.finish(bot, thread);
        }
    };
    forEachInParallel(qint64(m_batches.size()), threads, isCancelled, playBatch, calls.tell);
}

Playtest GamePool::play(const Course &course, const std::vector<Bot> &bots, Playtest empty, const SeedRange &seeds,
                        const std::atomic<bool> &isCancelled) const
{
    std::atomic<qint64> played = 0;
    for (std::size_t i = 0; i < bots.size(); ++i) { // one bot at a time, since the figures of a large level are large
        GameBatches batches;
        batches.add(0, seeds);
        std::vector<BotFigures> figures(std::size_t(std::max(1, threads)));
        const auto playGame = [&](Playout &playout, std::uint64_t seed, int thread) {
            playout.play(seed, figures[std::size_t(thread)]);
            ++played;
        };
        const auto tellPlayed = [&] {
            if (tell) {
                tell(played);
            }
        };
        const GameBatches::Calls calls{.playGame = playGame, .finish = [](std::size_t, int) {}, .tell = tellPlayed};
        batches.play(course, {bots[i]}, threads, isCancelled, calls);
        for (const BotFigures &some : figures) {
            empty.bots[i].merge(some);
        }
    }
    return empty;
}

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

void LiveFigures::add(const BotFigures &played, const std::vector<LostGame> &lostGames)
{
    games.merge(played);
    lost.insert(lost.end(), lostGames.begin(), lostGames.end());
    const QByteArray ends = endsInRow();
    for (; inRow < ends.size(); ++inRow) {
        share.add(ends.at(inRow) == 'w' ? 1 : 0, 1);
    }
}

LiveGames::LiveGames(Course course, std::size_t place, const std::vector<Bot> &bots, LiveFindings known)
    : m_course(std::move(course)), m_place(place), m_bots(bots), m_rows(std::move(known.rows)),
      m_solvedBefore(std::move(known.solvedBefore)), m_ceiling(m_course, m_bots, std::move(known.solved))
{
    for (LiveRow &row : m_rows) {
        compare(row);
    }
    plan();
}

/// Plans the batches. All bots take turns, each time with as many games as they have already, so that first results
/// appear soon.
void LiveGames::plan()
{
    for (qint64 from = 0, to = WatchedShare::firstLook; from < mostGames; from = to, to = std::min(2 * to, mostGames)) {
        for (std::size_t bot = 0; bot < m_bots.size(); ++bot) {
            addMissing(bot, from, to);
        }
    }
}

/// Adds the games of a bot in a range of seeds that were not played yet.
void LiveGames::addMissing(std::size_t bot, qint64 from, qint64 to)
{
    const BotFigures &played = m_rows[bot].now->games;
    for (qint64 first = from; first < to; ++first) {
        qint64 end = first;
        while (end < to && !played.endOf(end)) {
            ++end;
        }
        if (end > first) {
            m_batches.add(bot, {std::uint64_t(first), end - first});
        }
        first = end;
    }
}

/// Searches are short while games remain, so that the bots' figures come first.
void LiveGames::play(int threads, const std::atomic<bool> &isCancelled, const std::function<void()> &tell)
{
    struct Some {
        BotFigures played;
        std::vector<LostGame> lost;
    };
    std::vector<Some> some(std::size_t(std::max(1, threads)));
    const auto playGame = [&some](Playout &playout, std::uint64_t seed, int thread) {
        auto &[played, lost] = some[std::size_t(thread)];
        playout.play(seed, played);
        if (const std::optional<Point> &cell = playout.diedAt()) {
            lost.push_back({seed, playout.endedIn(), *cell});
        }
    };
    const auto searchNext = [&] { return !isCancelled && m_ceiling.searchNext(endsInRow(), isCancelled); };
    const auto addBatch = [&](std::size_t bot, int thread) {
        const Some batch = std::exchange(some[std::size_t(thread)], {});
        add(bot, batch.played, batch.lost);
        tell();
        while (m_ceiling.isDue(m_played) && searchNext()) {
            tell();
        }
    };
    m_batches.play(m_course, m_bots, threads, isCancelled, {.playGame = playGame, .finish = addBatch});
    const auto searchRest = [&](qint64, int) {
        while (searchNext()) {
            tell();
        }
    };
    forEachInParallel(threads, threads, isCancelled, searchRest);
    tell(); // games that were won are known without a search
}

CeilingSearch::Ends LiveGames::endsInRow() const
{
    CeilingSearch::Ends ends;
    const std::lock_guard lock(m_merging);
    std::transform(m_rows.begin(), m_rows.end(), std::back_inserter(ends),
                   [](const LiveRow &row) { return row.now->endsInRow(); });
    return ends;
}

void LiveGames::add(std::size_t bot, const BotFigures &played, const std::vector<LostGame> &lost)
{
    m_played += played.games();
    const std::lock_guard lock(m_merging);
    LiveRow &row = m_rows[bot];
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
