#include "app/games/recordinglist.h"

#include "app/games/gamesource.h"
#include "app/games/gametitle.h"
#include "app/messages/howfar.h"
#include "editor/text/issuetext.h"
#include "gamecore/json/translations.h"
#include "gamecore/play/traveller.h"
#include "gamecore/replay/beats.h"
#include "gamecore/replay/replay.h"
#include "gamecore/replay/runreader.h"
#include "gamecore/rules/rulesversion.h"
#include "gamecore/world/event.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QLocale>

#include <numeric>

using namespace Qt::StringLiterals;

namespace {

QJsonObject originOfRun(const Run &run)
{
    return {{u"hero"_s, run.origin.name}, {u"day"_s, run.isDungeon() ? dayOfSeed(run.seed) : QString()}};
}

qint64 timeOf(const std::vector<RunLine> &lines)
{
    return std::accumulate(lines.begin(), lines.end(), qint64(0), [](qint64 time, const RunLine &line) {
        return time + (line.command ? line.times * line.command->milliseconds : 0);
    });
}

/// Returns the facts that are known without replaying.
RecordingFacts factsOf(const ReadRun &read)
{
    if (!read.run) {
        return {.state = RecordingFacts::State::Damaged, .why = read.issues};
    }
    const Run &run = *read.run;
    RecordingFacts facts{
        .state = run.rulesVersion == rulesVersion ? RecordingFacts::State::Read : RecordingFacts::State::OtherRules,
        .head = {.name = {}, .ruleset = run.ruleset, .isDungeon = run.isDungeon(), .origin = originOfRun(run)},
        .origin = run.origin,
        .outcome = run.outcome,
        .start = startKeyOf(run),
        .seed = run.seed};
    if (run.level) {
        facts.head.name = run.level->level().name;
        facts.head.names = textsAt(run.level->level().translations, u"name"_s);
    }
    return facts;
}

/// Reads and replays runs in the worker thread.
class RecordingReader {
public:
    RecordingReader(CataloguePtr shipped, const std::atomic<bool> &isCancelled)
        : m_shipped(std::move(shipped)), m_isCancelled(isCancelled)
    {
    }

    RecordingFacts read(const QString &path) const { return factsOf(readRunFile(path, m_shipped)); }
    /// Replays a run to the end; std::nullopt if cancelled.
    std::optional<RecordingFacts> play(const QString &path, const RecordingBranch &branch,
                                       const RecordingList::Painter &paint) const;

private:
    enum class Way : std::uint8_t { Right, Astray, Cancelled };

    Way playAll(Replay &replay, const ReadRun &read, const RecordingBranch &branch, RecordingFacts &facts) const;

    CataloguePtr m_shipped;
    const std::atomic<bool> &m_isCancelled;
};

/// Replays to the end and notes the time of the branch point. Under turns a beat is a command.
RecordingReader::Way RecordingReader::playAll(Replay &replay, const ReadRun &read, const RecordingBranch &branch,
                                              RecordingFacts &facts) const
{
    EventList events;
    qint64 beats = 0;
    while (!replay.isAtEnd()) {
        if (isSet(&m_isCancelled)) {
            return Way::Cancelled;
        }
        if (beats == branch.after && !facts.branchedAt) {
            facts.branchedAt = replay.game().world().clockNow();
        }
        beats += replay.next().command ? 1 : 0;
        replay.play(events);
        if (!read.isOfOtherLevel && replay.hasDiverged()) {
            return Way::Astray;
        }
    }
    if (replay.game().world().isRealTime()) {
        const Beats all(read.run->lines);
        facts.branchedAt = timeOf(all.linesUntil(std::min(branch.after, all.count())));
    }
    facts.branchedAt = facts.branchedAt.value_or(replay.game().world().clockNow());
    return Way::Right;
}

std::optional<RecordingFacts> RecordingReader::play(const QString &path, const RecordingBranch &branch,
                                                    const RecordingList::Painter &paint) const
{
    const ReadRun read = readRunFile(path, m_shipped);
    RecordingFacts facts = factsOf(read);
    if (facts.state != RecordingFacts::State::Read) {
        return facts;
    }
    Replay replay(*read.run, m_shipped);
    const Way way = playAll(replay, read, branch, facts);
    if (way == Way::Cancelled) {
        return std::nullopt;
    }
    if (way == Way::Astray || replay.game().world().status() != facts.outcome) {
        facts.state = RecordingFacts::State::Astray;
        return facts;
    }
    QJsonObject origin = originOfRun(*read.run);
    rememberHowFar(replay.game().world(), origin);
    facts.head = saveHeadOf(replay.game(), origin);
    facts.picture = paint ? paint(replay.game()) : QImage();
    facts.state = RecordingFacts::State::Played;
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

RecordingList::RecordingList(CataloguePtr shipped, const Recordings &runs, MakePainter makePainter, QObject *parent)
    : QObject(parent), m_shipped(std::move(shipped)), m_runs(runs), m_makePainter(std::move(makePainter))
{
}

void RecordingList::refresh(const QSet<QString> &best)
{
    const RecordingBranches branches = m_runs.branches();
    QList<Recording> games;
    QHash<QString, qsizetype> places;
    for (const QString &id : m_runs.written()) {
        const DiskState file = diskStampOf(m_runs.pathOf(id));
        const RecordingBranch branch = branches.of(id);
        const Recording *known = find(id);
        const bool isKnown = known && known->file == file && known->branch.after == branch.after;
        places.insert(id, games.size());
        games.append({.id = id,
                      .file = file,
                      .branch = branch,
                      .isBest = best.contains(id),
                      .run = isKnown ? known->run : RecordingFacts()});
    }
    m_games = std::move(games);
    m_places = std::move(places);
    read();
}

const Recording *RecordingList::find(const QString &id) const
{
    const auto place = m_places.find(id);
    return place == m_places.end() ? nullptr : &m_games.at(*place);
}

QList<RecordingList::Reading> RecordingList::unread() const
{
    QList<Reading> readings;
    for (const Recording &game : m_games) {
        if (game.run.state <= RecordingFacts::State::Read) {
            readings.append({.id = game.id,
                             .path = m_runs.pathOf(game.id),
                             .branch = game.branch,
                             .isRead = game.run.state == RecordingFacts::State::Read});
        }
    }
    return readings;
}

/// Reads the contents of all files before the first one is replayed, which may take long.
void RecordingList::read()
{
    const QList<Reading> readings = unread();
    if (readings.isEmpty()) {
        m_job.cancel();
        return;
    }
    m_job.start([this, readings, shipped = m_shipped, makePainter = m_makePainter](const std::atomic<bool> &isCancelled,
                                                                                   const BackgroundJob::Post &tell) {
        const RecordingReader reader(shipped, isCancelled);
        for (const Reading &reading : readings) {
            if (!isCancelled && !reading.isRead) {
                tell([this, id = reading.id, facts = reader.read(reading.path)] { take(id, facts); });
            }
        }
        const Painter paint = makePainter ? makePainter() : Painter();
        for (const Reading &reading : readings) {
            if (std::optional<RecordingFacts> facts =
                    isCancelled ? std::nullopt : reader.play(reading.path, reading.branch, paint)) {
                tell([this, id = reading.id, facts = *facts] { take(id, facts); });
            }
        }
    });
}

void RecordingList::take(const QString &id, const RecordingFacts &facts)
{
    if (const auto place = m_places.find(id); place != m_places.end()) {
        m_games[*place].run = facts;
        Q_EMIT told(m_games.at(*place));
    }
}

namespace {

class RecordingText {
    Q_DECLARE_TR_FUNCTIONS(RecordingText)

public:
    RecordingText(const Recording &game, const Catalogue &catalogue) : m_game(game), m_catalogue(catalogue) {}

    QString title() const;
    QString result() const;
    QString dateLine() const;
    QString detail() const;

private:
    QStringList facts() const;
    bool isRead() const;
    QStringList player() const;
    QString seed() const;
    QString by() const;
    QString shortBy() const;
    QString outcome() const;
    QString end() const;
    QStringList shortEnd() const;
    QString from() const;
    QString practice() const;
    QString day() const;
    QString why() const;

    const Recording &m_game;
    const Catalogue &m_catalogue;
};

QString RecordingText::title() const
{
    switch (m_game.run.state) {
    case RecordingFacts::State::Unread:
        return u"…"_s;
    case RecordingFacts::State::Damaged:
        return tr("Unreadable game");
    default:
        return gameTitle(m_game.run.head, m_catalogue);
    }
}

QString RecordingText::by() const
{
    switch (m_game.run.origin.by) {
    case RunOrigin::By::Person:
        break;
    case RunOrigin::By::Bot:
        return tr("played by a bot");
    case RunOrigin::By::Solver:
        return tr("solved by the program");
    }
    return {};
}

/// Returns the same in fewer words, for the narrow list.
QString RecordingText::shortBy() const
{
    switch (m_game.run.origin.by) {
    case RunOrigin::By::Person:
        break;
    case RunOrigin::By::Bot:
        return tr("by a bot", "who played a game");
    case RunOrigin::By::Solver:
        return tr("by the solver", "who played a game");
    }
    return {};
}

QString RecordingText::outcome() const
{
    switch (m_game.run.outcome) {
    case Status::Playing:
        return tr("unfinished", "of a game that was not played to its end");
    case Status::Won:
        return tr("won");
    case Status::Lost:
        return tr("lost");
    }
    return {};
}

QString RecordingText::end() const
{
    switch (m_game.run.state) {
    case RecordingFacts::State::Played:
        return placeOf(m_game.run.head);
    case RecordingFacts::State::Astray:
        return tr("no longer replays correctly");
    case RecordingFacts::State::OtherRules:
        return tr("from another version with different random numbers");
    default:
        return {};
    }
}

/// Returns the same in fewer words, for the narrow list. The campaign and the reasons are left to the tool tip.
QStringList RecordingText::shortEnd() const
{
    const SaveHead &head = m_game.run.head;
    switch (m_game.run.state) {
    case RecordingFacts::State::Played:
        return {head.isDungeon ? tr("depth %1").arg(head.depth) : QString(), howFar(head)};
    case RecordingFacts::State::Astray:
        return {tr("cannot be replayed")};
    case RecordingFacts::State::OtherRules:
        return {tr("other version")};
    default:
        return {};
    }
}

QString RecordingText::from() const
{
    const bool isBranch = !m_game.branch.of.isEmpty() && m_game.run.branchedAt;
    //: of a game that was taken over; %1 is such as "turn 43", or a time
    return isBranch ? tr("from %1").arg(howFarAt(*m_game.run.branchedAt, m_game.run.head)) : QString();
}

/// Returns the word for practice. Runs of older versions do not state it, but every branch is practice.
QString RecordingText::practice() const
{
    return m_game.run.origin.isPractice || !m_game.branch.of.isEmpty() ? tr("practice") : QString();
}

/// Returns the date, without obvious parts.
QString RecordingText::day() const
{
    const QDateTime when = m_game.file.modified;
    const bool isToday = when.date() == QDate::currentDate();
    return isToday ? QLocale().toString(when.time(), QLocale::ShortFormat)
                   : QLocale().toString(when.date(), QLocale::ShortFormat);
}

/// Returns the first issue that makes the recording unusable.
QString RecordingText::why() const
{
    const Issue *refusal = m_game.run.why.firstAtLeast(Severity::Error);
    return refusal ? sentenceOf(*refusal) : QString();
}

QStringList RecordingText::facts() const
{
    switch (m_game.run.state) {
    case RecordingFacts::State::Unread:
        return {};
    case RecordingFacts::State::Damaged:
        return {why()};
    default:
        return {m_game.isBest ? tr("best game") : QString(), from(), outcome(), end()};
    }
}

bool RecordingText::isRead() const
{
    return m_game.run.state != RecordingFacts::State::Unread && m_game.run.state != RecordingFacts::State::Damaged;
}

/// Returns who played the game, if it was not a person, and whether it was practice.
QStringList RecordingText::player() const
{
    return isRead() ? QStringList{by(), practice()} : QStringList();
}

QString RecordingText::seed() const
{
    return isRead() ? tr("seed %1").arg(m_game.run.seed) : QString();
}

QString RecordingText::result() const
{
    QStringList parts = isRead() ? QStringList(outcome()) + shortEnd() : QStringList();
    parts.removeAll(QString());
    return parts.join(factSeparator);
}

QString RecordingText::dateLine() const
{
    QStringList parts{day()};
    if (isRead()) {
        parts += {m_game.isBest ? tr("best game") : QString(), from(), shortBy(), practice()};
    }
    parts.append(m_game.branch.name.isEmpty() ? QString() : title());
    parts.removeAll(QString());
    return parts.join(factSeparator);
}

QString RecordingText::detail() const
{
    QStringList parts = QStringList{m_game.branch.name.isEmpty() ? QString() : title()} + facts() + player();
    parts.append(QLocale().toString(m_game.file.modified, QLocale::ShortFormat));
    parts.append(seed());
    parts.removeAll(QString());
    return parts.join(factSeparator);
}

} // namespace

QString titleOf(const Recording &game, const Catalogue &catalogue)
{
    return game.branch.name.isEmpty() ? usualTitleOf(game, catalogue) : game.branch.name;
}

QString usualTitleOf(const Recording &game, const Catalogue &catalogue)
{
    return RecordingText(game, catalogue).title();
}

QString resultOf(const Recording &game, const Catalogue &catalogue)
{
    return RecordingText(game, catalogue).result();
}

QString dateLineOf(const Recording &game, const Catalogue &catalogue)
{
    return RecordingText(game, catalogue).dateLine();
}

QString detailOf(const Recording &game, const Catalogue &catalogue)
{
    return RecordingText(game, catalogue).detail();
}
