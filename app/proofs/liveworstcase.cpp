#include "app/proofs/liveworstcase.h"

#include <QElapsedTimer>

#include <algorithm>

namespace {

/// Milliseconds between updates, so that the window stays responsive.
constexpr qint64 toldEveryMs = 100;

/// Returns a function that passes findings on at limited intervals.
template<typename Found, typename Use>
std::function<void(const Found &)> nowAndThen(Use use)
{
    QElapsedTimer since;
    since.start();
    return [since, use = std::move(use)](const Found &found) mutable {
        if (since.elapsed() >= toldEveryMs) {
            since.restart();
            use(found);
        }
    };
}

} // namespace

ListedDeniers listedOf(std::vector<Denier> deniers)
{
    ListedDeniers listed;
    qint64 room = ListedDeniers::mostGoals;
    for (Denier &denier : deniers) {
        const auto goals = qint64(denier.goals.size());
        const qint64 shown = std::min(room, goals);
        room -= shown;
        listed.more += goals - shown;
        denier.goals.resize(std::size_t(shown));
        if (shown > 0) {
            listed.deniers.push_back(std::move(denier));
        }
    }
    return listed;
}

LiveWorstCase::LiveWorstCase(CataloguePtr shipped, QObject *parent) : QObject(parent), m_shipped(std::move(shipped))
{
    connect(&m_pairing, &BackgroundJob::finished, this, &LiveWorstCase::changed);
}

void LiveWorstCase::hold()
{
    m_searching.cancel();
    m_pairing.cancel();
    m_pairs.reset();
    if (m_state != State::Waiting) {
        m_state = State::Waiting;
        Q_EMIT changed();
    }
}

void LiveWorstCase::leave()
{
    hold();
    take(State::Waiting, nullptr);
}

void LiveWorstCase::searchAfter(int ms, std::function<void()> begin)
{
    hold();
    m_searching.startAfter(ms, std::move(begin));
}

void LiveWorstCase::search(const Level &level)
{
    hold();
    const Size size = level.size();
    if (qint64(size.width) * size.height > mostCells) {
        take(State::TooLarge, nullptr);
        return;
    }
    m_searching.start([this, level](const std::atomic<bool> &isCancelled, const BackgroundJob::Post &post) {
        IssueList issues;
        const std::optional<PlayableLevel> playable = PlayableLevel::check(level, *m_shipped, issues);
        if (!playable) {
            post([this] { take(State::Unplayable, nullptr); });
            return;
        }
        const auto tellAs = [&](State state, const WorstCase &alone) {
            auto found = std::make_shared<const Found>(Found{*playable, alone, listedOf(deniersOf(alone))});
            post([this, state, found] { take(state, found); });
        };
        const auto tellSome =
            nowAndThen<WorstCase>([&tellAs](const WorstCase &soFar) { tellAs(State::Searching, soFar); });
        tellAs(State::Done, worstCaseOf(*playable, {}, &isCancelled, tellSome));
    });
}

void LiveWorstCase::take(State state, std::shared_ptr<const Found> found)
{
    m_state = state;
    m_found = std::move(found);
    Q_EMIT changed();
}

void LiveWorstCase::searchPairs()
{
    if (m_state != State::Done || !m_found) {
        return;
    }
    const qint64 patrols = m_found->alone.patrols;
    m_pairs = std::make_shared<const FoundPairs>(FoundPairs{{.pairs = patrols * (patrols - 1) / 2}, {}});
    m_pairing.start([this, found = m_found](const std::atomic<bool> &isCancelled, const BackgroundJob::Post &post) {
        const auto tellThem = [this, &post](const WorstPairs &pairs) {
            auto all = std::make_shared<const FoundPairs>(FoundPairs{pairs, listedOf(deniersOf(pairs))});
            post([this, all] {
                m_pairs = all;
                Q_EMIT changed();
            });
        };
        tellThem(worstPairsOf(found->level, found->alone, {}, &isCancelled, nowAndThen<WorstPairs>(tellThem)));
    });
    Q_EMIT changed();
}

void LiveWorstCase::stopPairs()
{
    m_pairing.cancel();
    Q_EMIT changed();
}
