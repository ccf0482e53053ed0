#include "app/playtests/liveplaytest.h"

#include "gamecore/runs/levelhash.h"

#include <algorithm>
#include <numeric>

namespace {

/// Versions of levels whose figures are kept, so that taking a step back shows them at once, and the cells that they
/// may have together.
constexpr std::size_t mostKept = 32;
constexpr qint64 mostKeptCells = 1'000'000;

bool canBeCompared(const LiveRows &rows)
{
    return std::all_of(rows.begin(), rows.end(),
                       [](const LiveRow &row) { return row.now->inRow >= Comparison::fewest; });
}

/// Cells for which the rows have numbers.
qint64 cellsOf(const LiveRows &rows)
{
    qint64 cells = 0;
    for (const LiveRow &row : rows) {
        const std::vector<PlaceFigures> &places = row.now->games.places;
        cells += places.empty() ? 0 : places.front().size.area();
    }
    return cells;
}

} // namespace

LivePlaytest::LivePlaytest(CataloguePtr shipped, std::vector<Player> players, QObject *parent)
    : QObject(parent), m_shipped(std::move(shipped)), m_players(std::move(players)), m_rows(emptyRows())
{
    m_pool.setThreadPriority(QThread::LowPriority);
}

LivePlaytest::~LivePlaytest()
{
    cancelGames();
    m_pool.waitForDone();
}

LiveRows LivePlaytest::emptyRows() const
{
    LiveRows rows;
    for (const Player &player : m_players) {
        auto none = std::make_shared<LiveFigures>();
        none->games.player = player.key;
        rows.push_back({.now = std::move(none), .before = nullptr, .comparison = {}});
    }
    return rows;
}

void LivePlaytest::setThreads(int threads)
{
    if (threads != m_threads) {
        m_threads = threads;
        hold();
        begin();
    }
}

void LivePlaytest::setWatched(bool isWatched)
{
    if (isWatched != m_isWatched) {
        m_isWatched = isWatched;
        hold();
        begin();
    }
}

void LivePlaytest::play(std::shared_ptr<const Level> level, bool isAnother)
{
    hold();
    m_level = std::move(level);
    m_isAnother = m_isAnother || isAnother;
    begin();
}

void LivePlaytest::hold()
{
    m_checking.cancel();
    cancelGames();
}

void LivePlaytest::cancelGames()
{
    if (m_games && !m_isHeld) {
        m_games->cancel();
        takeRows();
        m_pool.clear();
    }
    m_isHeld = true;
}

/// Checks the level, unless nobody wants to know.
void LivePlaytest::begin()
{
    if (m_level && isWanted() && !isTooLarge()) {
        m_checking.start([this, level = m_level, shipped = m_shipped](const auto &, const auto &tell) {
            IssueList issues;
            const std::optional<PlayableLevel> checked = PlayableLevel::check(*level, *shipped, issues);
            const std::uint64_t hash = checked ? levelHashOf(*checked) : 0;
            tell([this, checked, hash] { take(checked, hash); });
        });
    }
    Q_EMIT changed();
}

void LivePlaytest::take(const std::optional<PlayableLevel> &level, std::uint64_t hash)
{
    m_isUnplayable = !level;
    if (level) {
        if (m_isAnother || !m_games || hash != m_hash) {
            turnTo(hash);
        }
        beginGames(*level);
    }
    Q_EMIT changed();
}

/// Puts the rows of another version in the place of those that are there. What was left becomes what was before, if it
/// was played often enough to be compared; else that stays.
void LivePlaytest::turnTo(std::uint64_t hash)
{
    keep();
    const auto kept =
        std::find_if(m_kept.rbegin(), m_kept.rend(), [hash](const Kept &one) { return one.hash == hash; });
    const bool isKnown = kept != m_kept.rend();
    LiveRows rows = isKnown ? kept->rows : emptyRows();
    const bool isNewer = canBeCompared(m_rows);
    for (std::size_t i = 0; i < rows.size() && !m_isAnother && (isNewer || !isKnown); ++i) {
        rows[i] = {.now = rows[i].now, .before = isNewer ? m_rows[i].now : m_rows[i].before, .comparison = {}};
    }
    m_rows = std::move(rows);
    m_hash = hash;
    m_isAnother = false;
}

/// Keeps what was found of the version that is left.
void LivePlaytest::keep()
{
    std::erase_if(m_kept, [this](const Kept &one) { return one.hash == m_hash; });
    if (played() > 0) {
        m_kept.push_back({m_hash, m_rows});
    }
    const auto cells = [this] {
        return std::accumulate(m_kept.begin(), m_kept.end(), qint64(0),
                               [](qint64 sum, const Kept &one) { return sum + cellsOf(one.rows); });
    };
    while (m_kept.size() > mostKept || cells() > mostKeptCells) {
        m_kept.pop_front();
    }
}

void LivePlaytest::beginGames(const PlayableLevel &level)
{
    m_games = std::make_shared<LiveGames>(Course{m_shipped, {level}}, m_players, m_rows);
    m_isHeld = false;
    m_pool.setMaxThreadCount(std::max(1, m_threads));
    for (int i = 0; i < m_threads; ++i) {
        m_pool.start([this, games = m_games] {
            games->work([this, &games] {
                QMetaObject::invokeMethod(
                    this, [this, games] { hear(games); }, Qt::QueuedConnection);
            });
        });
    }
    takeRows();
}

/// Nobody hears of games that are no longer those of the level.
void LivePlaytest::hear(const std::shared_ptr<LiveGames> &games)
{
    if (games == m_games && !m_isHeld) {
        takeRows();
        Q_EMIT changed();
    }
}

void LivePlaytest::takeRows()
{
    m_rows = m_games->rows();
}

bool LivePlaytest::isTooLarge() const
{
    return m_level->size().area() > mostCells;
}

qint64 LivePlaytest::played() const
{
    return std::accumulate(m_rows.begin(), m_rows.end(), qint64(0),
                           [](qint64 sum, const LiveRow &row) { return sum + row.now->games.games(); });
}

LivePlaytest::State LivePlaytest::state() const
{
    if (m_threads == 0) {
        return State::Off;
    }
    if (!m_level) {
        return State::Empty;
    }
    if (isTooLarge()) {
        return State::TooLarge;
    }
    if (m_isUnplayable) {
        return State::Unplayable;
    }
    if (!m_isWatched) {
        return State::Paused;
    }
    return m_isHeld || played() < wanted() ? State::Playing : State::Done;
}
