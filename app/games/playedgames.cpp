#include "app/games/playedgames.h"

#include "app/games/highscores.h"
#include "app/telling/howfar.h"
#include "gamecore/json/translations.h"
#include "gamecore/play/traveller.h"
#include "gamecore/rules/rulesversion.h"
#include "gamecore/runs/replay.h"
#include "gamecore/runs/runreader.h"
#include "gamecore/world/event.h"

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QJsonObject originOfRun(const Run &run)
{
    return {{u"hero"_s, run.origin.name}};
}

/// Without playing anything.
RunFacts factsOf(const ReadRun &read)
{
    if (!read.run) {
        return {.state = RunFacts::State::Damaged, .why = read.issues};
    }
    const Run &run = *read.run;
    RunFacts facts{
        .state = run.rulesVersion == rulesVersion ? RunFacts::State::Read : RunFacts::State::OtherRules,
        .head = {.name = {}, .ruleset = run.ruleset, .isDungeon = run.isDungeon(), .origin = originOfRun(run)},
        .by = run.origin.by,
        .outcome = run.outcome,
        .start = startKeyOf(run)};
    if (run.level) {
        facts.head.name = run.level->level().name;
        facts.head.names = textsAt(run.level->level().translations, u"name"_s);
    }
    return facts;
}

/// Reads runs and plays them, in the thread of a job.
class RunFactsReader {
public:
    RunFactsReader(CataloguePtr shipped, const std::atomic<bool> &isCancelled)
        : m_shipped(std::move(shipped)), m_isCancelled(isCancelled)
    {
    }

    RunFacts read(const QString &path) const { return factsOf(readRunFile(path, m_shipped)); }
    /// Plays one to its end; nothing if that is no longer wanted.
    std::optional<RunFacts> play(const QString &path, const PlayedGames::Painter &paint) const;

private:
    CataloguePtr m_shipped;
    const std::atomic<bool> &m_isCancelled;
};

std::optional<RunFacts> RunFactsReader::play(const QString &path, const PlayedGames::Painter &paint) const
{
    const ReadRun read = readRunFile(path, m_shipped);
    RunFacts facts = factsOf(read);
    if (facts.state != RunFacts::State::Read) {
        return facts;
    }
    Replay replay(*read.run, m_shipped);
    EventList events;
    bool isAstray = false;
    while (!replay.isAtEnd() && !isAstray) {
        if (isSet(&m_isCancelled)) {
            return std::nullopt;
        }
        replay.play(events);
        isAstray = !read.isOfOtherLevel && replay.hasLeftTheWay();
    }
    if (isAstray || replay.game().world().status() != facts.outcome) {
        facts.state = RunFacts::State::Astray;
        return facts;
    }
    QJsonObject origin = originOfRun(*read.run);
    rememberHowFar(replay.game().world(), origin);
    facts.head = saveHeadOf(replay.game(), origin);
    facts.picture = paint ? paint(replay.game()) : QImage();
    facts.state = RunFacts::State::Played;
    return facts;
}

} // namespace

QString startKeyOf(const Run &run)
{
    const QByteArray hero =
        run.hero ? QJsonDocument(travellerToJson(*run.hero)).toJson(QJsonDocument::Compact) : QByteArray();
    const QString ground = run.isDungeon() ? u"dungeon"_s : QString::number(run.levelHash, 16);
    const QStringList parts{ground, run.ruleset, QString::number(run.seed), QString::number(run.rulesVersion),
                            QString::fromUtf8(hero)};
    return parts.join(u'\n');
}

PlayedGames::PlayedGames(CataloguePtr shipped, const KeptRuns &runs, MakePainter makePainter, QObject *parent)
    : QObject(parent), m_shipped(std::move(shipped)), m_runs(runs), m_makePainter(std::move(makePainter))
{
}

void PlayedGames::refresh(const QString &scoresPath)
{
    const RunBranches branches = m_runs.branches();
    const QSet<QString> best = HighScores(scoresPath).runs();
    QList<PlayedGame> games;
    for (const QString &id : m_runs.written()) {
        const DiskState file = diskStampOf(m_runs.pathOf(id));
        const PlayedGame *known = find(id);
        games.append({.id = id,
                      .file = file,
                      .branch = branches.of(id),
                      .isBest = best.contains(id),
                      .run = known && known->file == file ? known->run : RunFacts()});
    }
    m_games = std::move(games);
    read();
}

const PlayedGame *PlayedGames::find(const QString &id) const
{
    const auto found =
        std::find_if(m_games.begin(), m_games.end(), [&id](const PlayedGame &game) { return game.id == id; });
    return found == m_games.end() ? nullptr : &*found;
}

/// What files say is told of all before the first is played, which may take long.
void PlayedGames::read()
{
    QStringList unread;
    QStringList unplayed;
    for (const PlayedGame &game : m_games) {
        if (game.run.state == RunFacts::State::Unread) {
            unread.append(game.id);
        }
        if (game.run.state <= RunFacts::State::Read) {
            unplayed.append(game.id);
        }
    }
    if (unplayed.isEmpty()) {
        m_job.cancel();
        return;
    }
    QHash<QString, QString> paths;
    for (const QString &id : unplayed) {
        paths.insert(id, m_runs.pathOf(id));
    }
    m_job.start([this, unread, unplayed, paths, shipped = m_shipped,
                 makePainter = m_makePainter](const std::atomic<bool> &isCancelled, const LatestJob::Tell &tell) {
        const RunFactsReader reader(shipped, isCancelled);
        for (const QString &id : unread) {
            if (!isCancelled) {
                tell([this, id, facts = reader.read(paths.value(id))] { take(id, facts); });
            }
        }
        const Painter paint = makePainter ? makePainter() : Painter();
        for (const QString &id : unplayed) {
            if (std::optional<RunFacts> facts = isCancelled ? std::nullopt : reader.play(paths.value(id), paint)) {
                tell([this, id, facts = *facts] { take(id, facts); });
            }
        }
    });
}

void PlayedGames::take(const QString &id, const RunFacts &facts)
{
    for (PlayedGame &game : m_games) {
        if (game.id == id) {
            game.run = facts;
            Q_EMIT told(game);
        }
    }
}
