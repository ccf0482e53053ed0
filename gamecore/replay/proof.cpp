#include "gamecore/replay/proof.h"

#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/replay/levelhash.h"
#include "gamecore/replay/replay.h"
#include "gamecore/replay/runreader.h"
#include "gamecore/replay/runrecorder.h"
#include "gamecore/replay/runwriter.h"
#include "gamecore/rules/rulesversion.h"
#include "gamecore/world/event.h"

#include <algorithm>
#include <array>

namespace {

using Fault = ProofVerdict::Fault;

const QString proofKey = QStringLiteral("proof");

bool isDeathOfHero(const Event &event)
{
    return event.type == EventType::Died && event.actor == heroId;
}

/// Player for a run that enforces the conditions of its origin.
class ProofPlay {
public:
    ProofPlay(const Run &run, const CataloguePtr &shipped) : m_run(run), m_replay(run, shipped) {}

    /// Returns the first fault, or Fault::None if the run wins.
    Fault play(const std::atomic<bool> *isCancelled)
    {
        while (!m_replay.isAtEnd() && !isSet(isCancelled)) {
            if (const Fault fault = playNext(); fault != Fault::None) {
                return fault;
            }
        }
        return world().status() == Status::Won ? Fault::None : Fault::NotWon;
    }

    const World &world() const { return m_replay.game().world(); }

private:
    Fault playNext()
    {
        const std::optional<Command> command = m_replay.next().command;
        const bool tookTurn = m_replay.play(m_events);
        if (std::any_of(m_events.begin(), m_events.end(), isDeathOfHero)) {
            return Fault::Death;
        }
        if (world().isProtected()) {
            return Fault::Protected;
        }
        return tookTurn && command->type == Command::Type::Move && isTooFast() ? Fault::TooFast : Fault::None;
    }

    /// True if a bot or solver steps too soon. Steps of a person may be at any speed.
    bool isTooFast()
    {
        const qint64 now = world().timeMs();
        const bool isAsked = world().isRealTime() && m_run.origin.by != RunOrigin::By::Person;
        const bool isClose = isAsked && m_lastStep && now - *m_lastStep < m_run.stepMs;
        m_lastStep = now;
        return isClose;
    }

    const Run &m_run;
    Replay m_replay;
    EventList m_events;
    std::optional<qint64> m_lastStep; ///< time of the last step
};

} // namespace

QLatin1StringView keyOf(ProofVerdict::What what)
{
    constexpr std::array<QLatin1StringView, proofVerdictCount> keys{
        QLatin1StringView("none"), QLatin1StringView("holds"), QLatin1StringView("stale"), QLatin1StringView("fails"),
        QLatin1StringView("unreadable")};
    return keys[std::size_t(what)];
}

QLatin1StringView keyOf(ProofVerdict::Fault fault)
{
    constexpr std::array<QLatin1StringView, enumeratorCount<Fault>()> keys{
        QLatin1StringView(), QLatin1StringView("not_won"), QLatin1StringView("death"), QLatin1StringView("too_fast"),
        QLatin1StringView("protected")};
    return keys[std::size_t(fault)];
}

ReadRun readProof(const PlayableLevel &level, const CataloguePtr &shipped)
{
    ReadRun result;
    const QJsonObject &proof = level.level().proof;
    if (proof.isEmpty()) {
        return result;
    }
    Run run;
    JsonFields fields(proof, proofKey, result.issues);
    RunFields reader(fields, *shipped, run);
    if (!readFormat(fields, runFormat())) {
        return result;
    }
    run.level = level;
    reader.readRuleset();
    if (fields.require(QLatin1StringView("level_hash"))) {
        run.levelHash = hashIn(fields, QLatin1StringView("level_hash")).value_or(0);
    }
    reader.readCircumstances();
    reader.readGame();
    fields.reportUnknownKeys(proofKeys());
    result.isOfOtherLevel = run.levelHash != levelHashOf(level);
    if (!result.issues.hasErrors()) {
        result.run = std::move(run);
    }
    return result;
}

ProofVerdict verdictAsProof(const Run &run, const CataloguePtr &shipped, const std::atomic<bool> *isCancelled)
{
    ProofPlay play(run, shipped);
    const Fault fault = play.play(isCancelled);
    return {.what = fault == Fault::None ? ProofVerdict::What::Proven : ProofVerdict::What::Fails,
            .fault = fault,
            .turn = play.world().turn(),
            .origin = run.origin};
}

ProofVerdict verdictOnProof(const PlayableLevel &level, const CataloguePtr &shipped,
                            const std::atomic<bool> *isCancelled)
{
    ReadRun read = readProof(level, shipped);
    if (!read.run) {
        return {.what = read.issues.isEmpty() ? ProofVerdict::What::None : ProofVerdict::What::Unreadable,
                .issues = std::move(read.issues)};
    }
    ProofVerdict verdict = verdictAsProof(*read.run, shipped, isCancelled);
    const bool isOfOthers = read.isOfOtherLevel || read.run->rulesVersion != rulesVersion;
    if (verdict.what == ProofVerdict::What::Proven && isOfOthers) {
        verdict.what = ProofVerdict::What::Stale;
    }
    return verdict;
}

bool wasProtected(const Run &run)
{
    return std::any_of(run.lines.begin(), run.lines.end(),
                       [](const RunLine &line) { return line.command == Command::protect(true); });
}

bool wasProtected(const std::vector<Command> &history)
{
    return std::find(history.begin(), history.end(), Command::protect(true)) != history.end();
}

IssueList issuesOf(const ProofVerdict &verdict, bool isRequired)
{
    IssueList issues = verdict.issues;
    const auto add = [&issues, isRequired](Issue issue) {
        issue.isRaisedToError = isRequired;
        issues.add(std::move(issue));
    };
    switch (verdict.what) {
    case ProofVerdict::What::None:
        if (isRequired) {
            add({.code = IssueCode::ProofMissing});
        }
        break;
    case ProofVerdict::What::Stale:
        add({.code = IssueCode::ProofStale, .path = proofKey, .anchor = Anchor::Key});
        break;
    case ProofVerdict::What::Fails:
        add({.code = IssueCode::ProofFails,
             .path = proofKey,
             .anchor = Anchor::Key,
             .found = keyOf(verdict.fault),
             .figures = {{QLatin1StringView("turn"), verdict.turn}}});
        break;
    case ProofVerdict::What::Proven:
    case ProofVerdict::What::Unreadable:
        break;
    }
    return issues;
}

StoredProof proofFrom(const Run &run, const PlayableLevel &level, const CataloguePtr &shipped,
                      const std::atomic<bool> *isCancelled)
{
    Game game = Game::start(shipped, level, run.seed).game;
    RunRecorder recorder(game, run.origin);
    EventList events;
    for (const RunLine &line : run.lines) {
        for (qint64 i = 0; i < line.times && game.world().status() == Status::Playing && !isSet(isCancelled); ++i) {
            if (line.command) {
                game.play(*line.command, events);
            }
            recorder.add(line, game);
        }
    }
    Run kept = recorder.run(game);
    kept.stepMs = run.stepMs;
    StoredProof result{.verdict = verdictAsProof(kept, shipped, isCancelled), .proof = {}};
    if (result.verdict.what == ProofVerdict::What::Proven) {
        result.proof = jsonOf(kept);
    }
    return result;
}
