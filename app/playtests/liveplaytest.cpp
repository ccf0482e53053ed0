#include "app/playtests/liveplaytest.h"

#include "editor/storage/trustedfolders.h"
#include "gamecore/levelfile/levelformats.h"

#include <QFileInfo>

#include <algorithm>
#include <numeric>

namespace {

std::optional<PlayableLevel> playableAt(const LiveCourse::Place &place, const Catalogue &shipped)
{
    if (!place.level) {
        std::optional<PlayableLevel> read =
            openLevelFile(place.path, shipped, {}, checkStructure, {.trusted = trustedFolders(place.path)})
                .level.playable();
        if (read && read->level().name.isEmpty()) {
            read->setName(QFileInfo(place.path).fileName());
        }
        return read;
    }
    IssueList issues;
    return PlayableLevel::check(*place.level, shipped, issues);
}

} // namespace

CheckedCourse checkCourse(const LiveCourse &course, const CataloguePtr &shipped, qint64 mostCells)
{
    CheckedCourse checked;
    Course playable{.shipped = shipped, .levels = {}, .carriesHero = course.carriesHero};
    qint64 cells = 0;
    for (std::size_t place = 0; place < course.levels.size(); ++place) {
        std::optional<PlayableLevel> level = playableAt(course.levels[place], *shipped);
        if (!level) {
            checked.damaged = place;
            return checked;
        }
        cells += level->level().size().area();
        if (cells > mostCells) {
            checked.isTooLarge = true;
            return checked;
        }
        playable.levels.push_back(std::move(*level));
    }
    checked.hash = playtestOf(playable, {}, {}).levelHash;
    checked.course = std::move(playable);
    return checked;
}

namespace {

/// Number of versions whose findings are kept in memory, so that undo shows them at once, and the limit of their cells
/// in total.
constexpr std::size_t mostKept = 32;
constexpr qint64 mostKeptCells = 1'000'000;

bool canBeCompared(const LiveRows &rows)
{
    return std::all_of(rows.begin(), rows.end(),
                       [](const LiveRow &row) { return row.now->inRow >= Comparison::fewest; });
}

/// Returns the number of cells for which the rows have counts.
qint64 cellsOf(const LiveRows &rows)
{
    qint64 cells = 0;
    for (const LiveRow &row : rows) {
        for (const LevelFigures &place : row.now->games.places) {
            cells += place.size.area();
        }
    }
    return cells;
}

} // namespace

LivePlaytest::LivePlaytest(CataloguePtr shipped, std::vector<Bot> bots, const QString &folder, QObject *parent)
    : QObject(parent), m_shipped(std::move(shipped)), m_bots(std::move(bots)),
      m_store(folder), m_found{.rows = emptyRows()}
{
}

LivePlaytest::~LivePlaytest()
{
    hold();
    store();
}

LiveRows LivePlaytest::emptyRows() const
{
    LiveRows rows;
    for (const Bot &bot : m_bots) {
        auto none = std::make_shared<LiveFigures>();
        none->games.bot = bot.key;
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
        store();
        begin();
    }
}

void LivePlaytest::play(LiveCourse course, bool isAnother)
{
    hold();
    if (course.levels.size() != m_course.levels.size()) { // the index belongs to other levels
        m_damaged.reset();
    }
    m_course = std::move(course);
    m_isAnother = m_isAnother || isAnother;
    begin();
}

void LivePlaytest::outdate()
{
    hold();
    if (!isWanted() && m_games) {
        clear();
        Q_EMIT changed();
    }
}

void LivePlaytest::leave()
{
    hold();
    m_isAnother = true;
    clear();
    m_course = {};
    m_damaged.reset();
    m_isTooLarge = false;
    m_isAnother = true; // the next course is no version of it either
    Q_EMIT changed();
}

/// Replaces the rows by empty ones and keeps the old ones, because nothing was played of the current version.
void LivePlaytest::clear()
{
    constexpr std::uint64_t noCourse = 0;
    keep();
    store();
    m_games.reset();
    turnTo(noCourse);
}

void LivePlaytest::hold()
{
    m_job.cancel();
    if (m_games && !m_isHeld) {
        takeFindings();
    }
    m_isHeld = true;
}

/// Checks the levels if the results are wanted. Information about the other levels of a campaign is kept until then.
void LivePlaytest::begin()
{
    const bool isHuge = !m_course.levels.empty() && m_course.levels[m_course.edited].level->size().area() > mostCells;
    m_isTooLarge = isHuge || (m_isTooLarge && m_course.isCampaign());
    if (!m_course.levels.empty() && isWanted() && !isHuge) {
        const auto check = [this, course = m_course, known = knownHashes()](const auto &) {
            CheckedCourse checked = checkCourse(course, m_shipped, mostCells);
            const bool isNew = checked.course && std::find(known.begin(), known.end(), checked.hash) == known.end();
            std::optional<LiveFindings> stored = isNew ? m_store.read(*checked.course, m_bots) : std::nullopt;
            return std::pair(std::move(checked), std::move(stored));
        };
        m_job.run(check, [this](const auto &found) { take(found.first, found.second); });
    }
    Q_EMIT changed();
}

/// Continues with the findings in memory, or else with the stored ones.
void LivePlaytest::take(const CheckedCourse &checked, const std::optional<LiveFindings> &stored)
{
    m_damaged = checked.damaged;
    m_isTooLarge = checked.isTooLarge;
    if (!checked.course && (m_isAnother || m_games)) {
        clear();
    }
    if (checked.course) {
        if (m_isAnother || !m_games || checked.hash != m_hash) {
            keep();
            if (stored) {
                m_kept.push_back({checked.hash, *stored});
            }
            turnTo(checked.hash);
        }
        beginGames(*checked.course);
    }
    Q_EMIT changed();
}

/// Returns the hashes of versions played since the program started.
std::vector<std::uint64_t> LivePlaytest::knownHashes() const
{
    std::vector<std::uint64_t> hashes;
    if (m_games) {
        hashes.push_back(m_hash);
    }
    for (const Kept &one : m_kept) {
        hashes.push_back(one.hash);
    }
    return hashes;
}

/// Replaces the rows by those of another version. The old rows become the previous version if they have enough games
/// for a comparison; otherwise the previous version stays.
void LivePlaytest::turnTo(std::uint64_t hash)
{
    const auto kept = std::find_if(m_kept.begin(), m_kept.end(), [hash](const Kept &one) { return one.hash == hash; });
    const bool isPlayed = kept != m_kept.end();
    LiveFindings found = isPlayed ? kept->found : LiveFindings{.rows = emptyRows()};
    const bool isNewer = canBeCompared(m_found.rows);
    if (!m_isAnother && (isNewer || !isPlayed)) {
        for (std::size_t i = 0; i < found.rows.size(); ++i) {
            const LiveRow &left = m_found.rows[i];
            found.rows[i] = {.now = found.rows[i].now, .before = isNewer ? left.now : left.before, .comparison = {}};
        }
        found.solvedBefore = isNewer ? m_found.solved : m_found.solvedBefore;
    }
    m_found = std::move(found);
    m_hash = hash;
    m_stored = foundCount();
    m_isAnother = false;
    forgetOldest();
}

/// Keeps the findings of the version that is left; also stores them if another level follows.
void LivePlaytest::keep()
{
    std::erase_if(m_kept, [this](const Kept &one) { return one.hash == m_hash; });
    if (played() > 0) {
        m_kept.push_back({m_hash, m_found});
    }
    if (m_isAnother) {
        store();
    }
}

void LivePlaytest::forgetOldest()
{
    const auto cells = [this] {
        return std::accumulate(m_kept.begin(), m_kept.end(), qint64(0),
                               [](qint64 sum, const Kept &one) { return sum + cellsOf(one.found.rows); });
    };
    while (m_kept.size() > mostKept || cells() > mostKeptCells) {
        m_kept.pop_front();
    }
}

/// Stores the findings. A version with few games, left while drawing, is not stored.
void LivePlaytest::store()
{
    if (m_games && foundCount() > m_stored && canBeCompared(m_found.rows)) {
        m_store.keep(m_games, m_found);
        m_stored = foundCount();
    }
}

void LivePlaytest::beginGames(const Course &course)
{
    m_games = std::make_shared<LiveGames>(course, m_course.edited, m_bots, m_found);
    m_isHeld = false;
    takeFindings(); // first those known before
    m_job.start([this, games = m_games, threads = m_threads](const auto &isCancelled, const auto &post) {
        games->play(threads, isCancelled, [this, &post] { post([this] { hear(); }); });
    });
}

void LivePlaytest::hear()
{
    const bool wasPlayed = played() >= wanted();
    const bool wasKnown = isCeilingKnown();
    takeFindings();
    if ((!wasPlayed && played() >= wanted()) || (!wasKnown && isCeilingKnown())) {
        store();
    }
    Q_EMIT changed();
}

void LivePlaytest::takeFindings()
{
    m_found = m_games->findings();
}

qint64 LivePlaytest::played() const
{
    return std::accumulate(rows().begin(), rows().end(), qint64(0),
                           [](qint64 sum, const LiveRow &row) { return sum + row.now->games.games(); });
}

bool LivePlaytest::isCeilingKnown() const
{
    return CeilingSearch::isWhole(solved(), LiveGames::mostGames);
}

/// Returns the number of findings that could be stored.
qint64 LivePlaytest::foundCount() const
{
    return played() + solved().answers.size();
}

LivePlaytest::State LivePlaytest::state() const
{
    if (m_threads == 0) {
        return State::Off;
    }
    if (m_course.levels.empty()) {
        return State::Empty;
    }
    if (m_isTooLarge) {
        return State::TooLarge;
    }
    if (m_damaged) {
        return State::Unplayable;
    }
    if (!m_isWatched) {
        return State::Paused;
    }
    return m_isHeld || played() < wanted() ? State::Playing : State::Done;
}
