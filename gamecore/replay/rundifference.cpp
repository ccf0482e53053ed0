#include "gamecore/replay/rundifference.h"

#include "gamecore/data/kind.h"
#include "gamecore/replay/beats.h"
#include "gamecore/replay/replay.h"
#include "gamecore/world/event.h"

#include <algorithm>
#include <map>

namespace {

using What = RunDifference::What;

bool hasSameBag(const World &run, const World &changed)
{
    for (char letter = 'a'; letter < 'a' + largestBag; ++letter) {
        const int one = run.itemWithLetter(letter);
        const int other = changed.itemWithLetter(letter);
        if (one == CellIndex::none && other == CellIndex::none) {
            continue;
        }
        if (one == CellIndex::none || other == CellIndex::none || run.item(one).isWorn != changed.item(other).isWorn
            || run.kindOfItem(one).keyHash != changed.kindOfItem(other).keyHash) {
            return false;
        }
    }
    return true;
}

/// A compared property of the hero and his game, in the order of What.
struct HeroFact {
    What what;
    bool (*isSame)(const World &run, const World &changed);
};
constexpr std::array heroFacts{
    HeroFact{What::Clock, [](const World &a, const World &b) { return a.isRealTime() == b.isRealTime(); }},
    HeroFact{What::HeroElsewhere, [](const World &a, const World &b) { return a.hero().cell == b.hero().cell; }},
    HeroFact{What::Outcome, [](const World &a, const World &b) { return a.status() == b.status(); }},
    HeroFact{What::HeroHp, [](const World &a, const World &b) { return a.hero().hp == b.hero().hp; }},
    HeroFact{What::HeroStatus, [](const World &a, const World &b) { return a.hero().statuses == b.hero().statuses; }},
    HeroFact{What::Gold, [](const World &a, const World &b) { return a.gold() == b.gold(); }},
    HeroFact{What::Bag, hasSameBag},
    HeroFact{What::Growth, [](const World &a, const World &b) { return a.character() == b.character(); }},
    HeroFact{What::Turn,
             [](const World &a, const World &b) { return a.turn() == b.turn() && a.timeMs() == b.timeMs(); }},
};

/// Compares a monster. The position of remains is ignored, since the death itself is compared.
What differenceOf(const Actor &run, const Actor &changed)
{
    if (run.isDead || changed.isDead) {
        return run.isDead == changed.isDead ? What::Nothing : changed.isDead ? What::MonsterDies : What::MonsterLives;
    }
    if (run.cell != changed.cell) {
        return What::MonsterElsewhere;
    }
    if (run.maxHp - run.hp != changed.maxHp - changed.hp) {
        return What::MonsterHurt;
    }
    return run.statuses == changed.statuses ? What::Nothing : What::MonsterStatus;
}

/// A monster of both levels, with its ids in the two games.
struct SharedMonster {
    ActorId inRun;
    ActorId inChanged;
};

std::vector<SharedMonster> sharedMonsters(const World &run, const World &changed)
{
    std::map<std::uint64_t, ActorId> names;
    for (ActorId id = heroId + 1; id <= run.actorCount(); ++id) {
        names.emplace(run.actor(id).luck, id);
    }
    std::vector<SharedMonster> shared;
    for (ActorId id = heroId + 1; id <= changed.actorCount(); ++id) {
        if (const auto same = names.find(changed.actor(id).luck); same != names.end()) {
            shared.push_back({same->second, id});
        }
    }
    return shared;
}

/// The original game and the changed game in parallel.
class GamePair {
public:
    GamePair(const Run &run, const PlayableLevel &changed, const CataloguePtr &shipped)
        : m_run(startOf(run, shipped)),
          m_changed(Game::start(shipped, changed, run.seed, run.hero ? &*run.hero : nullptr).game),
          m_monsters(sharedMonsters(m_run.world(), m_changed.world()))
    {
    }

    void play(const Command &command)
    {
        m_run.play(command, m_events);
        m_changed.play(command, m_events);
    }

    /// Returns the current difference, or What::Nothing.
    RunDifference difference(qint64 beat) const
    {
        What first = heroDifference();
        SharedMonster who{heroId, heroId};
        for (const SharedMonster &monster : m_monsters) {
            const What what =
                differenceOf(m_run.world().actor(monster.inRun), m_changed.world().actor(monster.inChanged));
            if (what != What::Nothing && (first == What::Nothing || what < first)) {
                first = what;
                who = monster;
            }
        }
        return described(first, beat, who);
    }

private:
    What heroDifference() const
    {
        const auto fact = std::find_if(heroFacts.begin(), heroFacts.end(), [this](const HeroFact &one) {
            return !one.isSame(m_run.world(), m_changed.world());
        });
        return fact == heroFacts.end() ? What::Nothing : fact->what;
    }

    RunDifference described(What what, qint64 beat, const SharedMonster &who) const
    {
        const Actor &actor = m_changed.world().actor(who.inChanged);
        return {.what = what,
                .beat = beat,
                .turn = m_run.world().turn(),
                .timeMs = m_run.world().timeMs(),
                .cell = actor.cell,
                .before = m_run.world().actor(who.inRun).cell,
                .actor = who.inChanged,
                .kind = actor.kind,
                .outcome = m_changed.world().status()};
    }

    Game m_run;
    Game m_changed;
    std::vector<SharedMonster> m_monsters; ///< in the order of ids in the changed game
    EventList m_events;
};

} // namespace

QLatin1StringView keyOf(RunDifference::What what)
{
    static constexpr auto keys = rowsFor<What>(
        QLatin1StringView("nothing"), QLatin1StringView("clock"), QLatin1StringView("hero_elsewhere"),
        QLatin1StringView("outcome"), QLatin1StringView("hero_hp"), QLatin1StringView("hero_status"),
        QLatin1StringView("gold"), QLatin1StringView("bag"), QLatin1StringView("monster_dies"),
        QLatin1StringView("monster_lives"), QLatin1StringView("growth"), QLatin1StringView("turn"),
        QLatin1StringView("monster_elsewhere"), QLatin1StringView("monster_hurt"), QLatin1StringView("monster_status"));
    return keys[std::size_t(what)];
}

std::optional<RunDifference> firstDifference(const Run &run, const PlayableLevel &changed, const CataloguePtr &shipped,
                                             const std::atomic<bool> *isCancelled)
{
    Q_ASSERT(!run.isDungeon());
    const Beats beats(run.lines);
    GamePair games(run, changed, shipped);
    for (qint64 beat = 0; !isSet(isCancelled); ++beat) {
        const RunDifference now = games.difference(beat);
        if (now.what != What::Nothing || beat == beats.count()) {
            return now;
        }
        games.play(beats.at(beat));
    }
    return std::nullopt;
}
