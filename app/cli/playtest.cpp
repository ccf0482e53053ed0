#include "gamecore/playtest/playtest.h"

#include "app/cli/arguments.h"
#include "app/cli/cataloguesource.h"
#include "app/cli/commands.h"
#include "app/cli/heatpicture.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/playtests/livegames.h"
#include "editor/pictures/levelpicture.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/level/level.h"
#include "gamecore/play/campaign.h"
#include "gamecore/playtest/playtestfile.h"
#include "gamecore/playtest/statistics.h"
#include "gamecore/replay/runrecorder.h"
#include "gamecore/replay/runwriter.h"

#include <QDir>
#include <QFileInfo>
#include <QThread>

#include <algorithm>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

// The tables that `playtest` prints.

constexpr int playtestNameWidth = 12;
constexpr int placeWidth = 22;
constexpr int mostWidth = 20;

QString percent(double share)
{
    return QString::number(100 * share, 'f', 1);
}

/// Formats a share such as `54.7 % (53.7 to 55.6)`.
QString shareText(const Share &share)
{
    return u"%1 % (%2 to %3)"_s.arg(percent(share.share), percent(share.low), percent(share.high));
}

QString partText(qint64 part, qint64 all)
{
    return percent(all == 0 ? 0 : double(part) / double(all)) + u" %"_s;
}

/// Returns the median step count of the games won (the lower one of two).
int medianOf(const std::map<int, qint64> &counts)
{
    qint64 all = 0;
    for (const auto &[steps, games] : counts) {
        all += games;
    }
    qint64 seen = 0;
    for (const auto &[steps, games] : counts) {
        seen += games;
        if (2 * seen >= all) {
            return steps;
        }
    }
    return 0;
}

QString rowOf(const BotFigures &figures)
{
    const qint64 games = figures.games();
    if (games == 0) {
        return figures.bot.leftJustified(playtestNameWidth) + u"0"_s.rightJustified(7) + u"-"_s.rightJustified(26)
               + u"-"_s.rightJustified(9) + u"-"_s.rightJustified(9) + u"-"_s.rightJustified(8);
    }
    const QString steps = figures.stepsToWin.empty() ? u"-"_s : QString::number(medianOf(figures.stepsToWin));
    return figures.bot.leftJustified(playtestNameWidth) + QString::number(games).rightJustified(7)
           + shareText(shareOf(figures.count(GameEnd::Won), games)).rightJustified(26)
           + partText(figures.count(GameEnd::Lost), games).rightJustified(9)
           + partText(figures.count(GameEnd::GaveUp), games).rightJustified(9) + steps.rightJustified(8);
}

/// Formats the most frequent entry, such as `orc 12`.
QString mostText(const KeyCounts &counts)
{
    const auto most = mostOf(counts);
    return most ? u"%1 %2"_s.arg(most->first.isEmpty() ? u"?"_s : most->first).arg(most->second) : u"-"_s;
}

QString placeRow(const QString &name, const LevelFigures &place)
{
    const std::optional<double> hp = place.meanHpLeft();
    QString row = name.left(placeWidth).leftJustified(placeWidth) + QString::number(place.entered).rightJustified(8);
    for (const qint64 part :
         {place.survived(), place.ended[std::size_t(GameEnd::Lost)], place.ended[std::size_t(GameEnd::GaveUp)]}) {
        row += partText(part, place.entered).rightJustified(9);
    }
    row += (hp ? percent(*hp) + u" %"_s : u"-"_s).rightJustified(9) + u"  "_s;
    row += mostText(place.killers).leftJustified(mostWidth) + mostText(place.taken).leftJustified(mostWidth);
    return row + mostText(place.used);
}

QString placeHead(const QString &bot, bool isDungeon)
{
    QString head = (isDungeon ? u"%1, by depth"_s : u"%1, by level"_s).arg(bot).leftJustified(placeWidth);
    head += u"entered"_s.rightJustified(8);
    for (const QString &column : {u"went on"_s, u"died"_s, u"gave up"_s, u"hp left"_s}) {
        head += column.rightJustified(9);
    }
    return head + u"  "_s + u"deadliest"_s.leftJustified(mostWidth) + u"taken most"_s.leftJustified(mostWidth)
           + u"used most"_s;
}

QString wordOf(Comparison::Verdict verdict)
{
    switch (verdict) {
    case Comparison::Verdict::Better:
        return u"better"_s;
    case Comparison::Verdict::Worse:
        return u"worse"_s;
    case Comparison::Verdict::NoDifference:
    case Comparison::Verdict::Open:
        break;
    }
    return u"no_difference"_s;
}

/// Formats a playtest as text, one row per bot: shares in percent, their intervals, and other key numbers.
QString tableOf(const Playtest &playtest)
{
    QStringList rows{u"bot"_s.leftJustified(playtestNameWidth) + u"  games"_s + u"won"_s.rightJustified(26)
                     + u"lost"_s.rightJustified(9) + u"gave up"_s.rightJustified(9) + u"steps"_s.rightJustified(8)};
    for (const BotFigures &bot : playtest.bots) {
        rows.append(rowOf(bot));
    }
    return rows.join(u'\n');
}

/// Formats where the games of each bot ended, and why, as text: a row per level of a campaign, whose names are
/// `levels`, or a row per dungeon depth if `levels` is empty.
QString placeTablesOf(const Playtest &playtest, const QStringList &levels)
{
    QStringList tables;
    for (const BotFigures &bot : playtest.bots) {
        QStringList rows{placeHead(bot.bot, levels.isEmpty())};
        for (std::size_t i = 0; i < bot.places.size(); ++i) {
            const QString number = QString::number(i + 1);
            const QString name = levels.value(qsizetype(i));
            rows.append(placeRow(name.isEmpty() ? number : number + u' ' + name, bot.places[i]));
        }
        tables.append(rows.join(u'\n'));
    }
    return tables.join(u"\n\n"_s);
}

/// Compares two versions of a level, one row for each bot in both: `better`, `worse` or `no_difference`. Empty if they
/// have no games in common.
QString tableOf(const Playtest &before, const Playtest &now)
{
    QStringList rows;
    for (const BotFigures &bot : before.bots) {
        const auto other = std::find_if(now.bots.begin(), now.bots.end(),
                                        [&bot](const auto &figures) { return figures.bot == bot.bot; });
        if (other == now.bots.end()) {
            continue;
        }
        if (const Comparison comparison = comparisonOf(bot, *other); comparison.pairs() > 0) {
            rows.append(bot.bot + u": "_s + wordOf(comparison.verdict()));
        }
    }
    return rows.join(u'\n');
}

// The calls of `playtest` that only read files of playtests. Both return the exit code of the program.

std::optional<Playtest> playtestFrom(const QString &path)
{
    ReadPlaytest read = readPlaytestFile(path);
    printIssues(read.issues, Severity::Error);
    return std::move(read.playtest);
}

QString sentenceOf(PlaytestFault fault)
{
    switch (fault) {
    case PlaytestFault::OtherLevel:
        return u"its games are of another level or ruleset."_s;
    case PlaytestFault::OtherBots:
        return u"its games are by other bots."_s;
    case PlaytestFault::SameGames:
        return u"some of its games were already added."_s;
    case PlaytestFault::None:
        break;
    }
    return {};
}

/// True if a call that only reads playtests has none of the options for playing; prints an error otherwise.
bool hasOnly(const Arguments &call, const QStringList &options)
{
    for (const QString &option : call.values.keys()) {
        if (option != u"--data" && !options.contains(option)) {
            usageError(u"playtest %2 has no option %1."_s.arg(option, call.files.first()));
            return false;
        }
    }
    return true;
}

/// Writes a playtest in a form that can be read again. If it is too large or cannot be written, prints an error, writes
/// nothing and returns false.
bool writePlaytestFile(const QString &path, const Playtest &playtest)
{
    const QByteArray text = writePlaytest(playtest);
    if (text.size() > largestPlaytest || !readPlaytest(text).playtest) {
        usageError(u"%1: Not written: the file would be too large to read."_s.arg(path));
        return false;
    }
    return writeFile(path, text);
}

/// Executes `playtest merge FILE... --json FILE`.
int mergePlaytests(const Arguments &call)
{
    const QString out = call.values.value(u"--json"_s);
    if (!hasOnly(call, {u"--json"_s})) {
        return ExitUsage;
    }
    if (call.files.size() < 2) {
        return usageError(u"playtest merge needs at least one FILE."_s);
    }
    std::optional<Playtest> all = playtestFrom(call.files.at(1));
    for (qsizetype i = 2; all && i < call.files.size(); ++i) {
        const std::optional<Playtest> other = playtestFrom(call.files.at(i));
        if (!other) {
            return ExitUsage;
        }
        if (const PlaytestFault fault = merge(*all, *other); fault != PlaytestFault::None) {
            return usageError(u"%1: Cannot add this playtest: %2"_s.arg(call.files.at(i), sentenceOf(fault)));
        }
    }
    if (!all || (!out.isEmpty() && !writePlaytestFile(out, *all))) {
        return ExitUsage;
    }
    printOut(tableOf(*all));
    return ExitDone;
}

/// Executes `playtest compare BEFORE NOW`.
int comparePlaytests(const Arguments &call)
{
    if (!hasOnly(call, {})) {
        return ExitUsage;
    }
    if (call.files.size() != 3) {
        return usageError(u"playtest compare needs two FILEs."_s);
    }
    const std::optional<Playtest> before = playtestFrom(call.files.at(1));
    const std::optional<Playtest> now = playtestFrom(call.files.at(2));
    if (!before || !now) {
        return ExitUsage;
    }
    const QString table = tableOf(*before, *now);
    if (table.isEmpty()) {
        return usageError(u"No games in common: both playtests need the same bots and seeds."_s);
    }
    if (before->level != now->level) {
        printError(
            u"mazewright: These playtests are of different levels, “%1” and “%2”."_s.arg(before->level, now->level));
    }
    printOut(table);
    return ExitDone;
}

constexpr qint64 usualGames = 400;
constexpr qint64 mostGames = 10'000'000;
constexpr int mostJobs = 1024;

/// The options of a `playtest` call.
struct PlaytestCall {
    Course course;
    QString name; ///< name of the level or campaign
    std::vector<Bot> bots;
    SeedRange seeds;
    int jobs = 1;
    QString jsonPath = {};
    QString runsFolder = {};
    QString heatPath = {};
    const CellCountsRow *heat = nullptr; ///< counts that the picture shows
};

bool readCourse(const Arguments &call, PlaytestCall &result, int &exitCode)
{
    const CataloguePtr &catalogue = result.course.shipped;
    const bool isDungeon = call.has(u"--dungeon"_s);
    const QString ruleset = call.values.value(u"--ruleset"_s, isDungeon ? u"tombs"_s : QString());
    exitCode = ExitUsage;
    if (call.files.size() != (isDungeon ? 0 : 1)) {
        usageError(u"playtest needs one LEVEL or CAMPAIGN, or --dungeon."_s);
        return false;
    }
    if ((isDungeon || call.has(u"--ruleset"_s)) && !catalogue->ruleset(ruleset)) {
        refuseRuleset(ruleset, *catalogue);
        return false;
    }
    if (isDungeon) {
        result.course.ruleset = ruleset;
        return true;
    }
    QStringList files = call.files;
    if (isCampaignPath(files.first())) {
        const ReadCampaign read = readCampaign(files.first());
        if (!read.campaign) {
            printIssues(read.issues, Severity::Error);
            return false;
        }
        files = read.campaign->levels;
        result.name = read.campaign->name;
        result.course.carriesHero = read.campaign->carriesHero;
    }
    for (const QString &file : files) {
        std::optional<PlayableLevel> level = playedLevelFrom(file, *catalogue, ruleset, call.trusted, exitCode);
        if (!level) {
            return false;
        }
        result.course.levels.push_back(std::move(*level));
    }
    result.name = result.name.isEmpty() ? result.course.levels.front().level().name : result.name;
    return true;
}

bool readBotsOf(const Arguments &call, PlaytestCall &result)
{
    IssueList issues;
    const std::vector<Bot> bots = loadBots(catalogueFolders(call.values.value(u"--data"_s)), issues);
    printIssues(issues, Severity::Warning);
    for (const QString &name : call.repeated) {
        const Bot *bot = botNamed(bots, name);
        if (!bot) {
            QStringList names;
            for (const Bot &known : bots) {
                names.append(known.key);
            }
            usageError(u"There is no bot %1. Available: %2."_s.arg(name, names.join(u", "_s)));
            return false;
        }
        if (!botNamed(result.bots, name)) {
            result.bots.push_back(*bot);
        }
    }
    if (call.repeated.isEmpty()) {
        result.bots = bots;
    }
    return !bots.empty();
}

/// Parses `I/N`, where I counts from 1.
bool readShard(const QString &text, SeedRange &seeds)
{
    const QStringList parts = text.split(u'/');
    bool isNumber = false;
    bool isCount = false;
    const qint64 number = parts.value(0).toLongLong(&isNumber);
    const qint64 count = parts.value(1).toLongLong(&isCount);
    if (parts.size() != 2 || !isNumber || !isCount || number < 1 || count < number || count > mostGames) {
        usageError(u"--shard must be I/N, two whole numbers, I from 1 to N."_s);
        return false;
    }
    seeds = seeds.shard(number, count);
    return true;
}

bool readNumbers(const Arguments &call, PlaytestCall &result)
{
    const std::optional<qint64> games = numberOption(call, u"--games"_s, 1, mostGames, usualGames);
    const std::optional<qint64> first = numberOption(call, u"--first-seed"_s, 0, qint64(largestSeed) - mostGames, 0);
    const std::optional<qint64> jobs = numberOption(call, u"--jobs"_s, 1, mostJobs, QThread::idealThreadCount());
    if (!games) {
        usageError(u"--games must be a whole number from 1 to %1."_s.arg(mostGames));
    } else if (!first) {
        usageError(u"--first-seed must be a whole number from 0 to %1."_s.arg(qint64(largestSeed) - mostGames));
    } else if (!jobs) {
        usageError(u"--jobs must be a whole number from 1 to %1."_s.arg(mostJobs));
    }
    if (!games || !first || !jobs) {
        return false;
    }
    result.seeds = {std::uint64_t(*first), *games};
    result.jobs = int(*jobs);
    return !call.has(u"--shard"_s) || readShard(call.values.value(u"--shard"_s), result.seeds);
}

/// Reads the option for a heat picture, which needs a single level.
bool readHeat(const Arguments &call, PlaytestCall &result)
{
    result.heatPath = call.values.value(u"--heat"_s);
    const QString word = call.values.value(u"--heat-of"_s, u"deaths"_s);
    result.heat = heatRow(word);
    QString fault;
    if (!call.has(u"--heat"_s)) {
        fault = call.has(u"--heat-of"_s) ? u"--heat-of needs --heat FILE.png."_s : QString();
    } else if (!result.heatPath.endsWith(u".png", Qt::CaseInsensitive)) {
        fault = u"%1: The file of --heat must end in .png."_s.arg(result.heatPath);
    } else if (!result.heat) {
        fault = u"--heat-of must be one of %1."_s.arg(heatWords().join(u", "_s));
    } else if (call.has(u"--dungeon"_s)) {
        fault = u"--heat needs a level: every game of a dungeon has other depths."_s;
    } else if (isCampaignPath(call.files.value(0))) {
        fault = u"--heat needs one level: choose a level of the campaign."_s;
    }
    return fault.isEmpty() || usageError(fault) == ExitDone;
}

/// Saves each game as a run, PLAYER-SEED.run.json. For campaigns, the run is of the level in which the game ended.
bool writeRuns(const PlaytestCall &call, const std::atomic<bool> &isCancelled)
{
    if (!QDir().mkpath(call.runsFolder)) {
        usageError(u"%1: Cannot create the folder."_s.arg(call.runsFolder));
        return false;
    }
    for (const Bot &bot : call.bots) {
        Playout playout(call.course, bot);
        for (qint64 i = 0; i < call.seeds.count && !isSet(&isCancelled); ++i) {
            const std::uint64_t seed = call.seeds.first + std::uint64_t(i);
            const std::optional<Run> run = runOf(playout.replay(seed), {.by = RunOrigin::By::Bot, .name = bot.key});
            const QString path = u"%1/%2-%3.run.json"_s.arg(call.runsFolder, bot.key).arg(seed);
            if (run && !writeFile(path, writeRun(*run, *call.course.shipped))) {
                return false;
            }
        }
    }
    return true;
}

/// Shows progress on one line of the terminal, which the next call overwrites.
void tellProgress(qint64 played, qint64 all)
{
    printProgress(u"%1 of %2 games"_s.arg(played).arg(all));
}

bool writeFiles(const PlaytestCall &call, const Playtest &playtest)
{
    bool areWritten = call.jsonPath.isEmpty() || writePlaytestFile(call.jsonPath, playtest);
    if (!call.heatPath.isEmpty()) {
        const Level &level = call.course.levels.front().level();
        const QImage picture = heatPicture(*call.course.shipped, level, playtest, *call.heat);
        areWritten = isWritten(call.heatPath, writePicture(call.heatPath, picture)) && areWritten;
    }
    return areWritten;
}

QStringList namesOf(const Course &course)
{
    QStringList names;
    for (const PlayableLevel &level : course.levels) {
        names.append(level.level().name);
    }
    return names;
}

void tellInterrupted(const Playtest &playtest, qint64 all)
{
    qint64 played = 0;
    for (const BotFigures &bot : playtest.bots) {
        played += bot.games();
    }
    printError(u"mazewright: Interrupted after %1 of %2 games."_s.arg(played).arg(all));
}

/// Plays the games. The output files are created first, so that one that cannot be written costs no time.
int play(const PlaytestCall &call)
{
    const Interrupt interrupt;
    const Playtest empty = playtestOf(call.course, call.bots, call.name);
    if (!writeFiles(call, empty)) {
        return ExitUsage;
    }
    const qint64 all = qint64(call.bots.size()) * call.seeds.count;
    const bool isWatched = isatty(STDERR_FILENO) == 1;
    GamePool pool{.threads = call.jobs};
    if (isWatched) {
        pool.tell = [all](qint64 played) { tellProgress(played, all); };
    }
    const Playtest playtest = pool.play(call.course, call.bots, empty, call.seeds, interrupt.isInterrupted());
    if (isWatched) {
        printError({});
    }
    if (call.course.isDungeon()) {
        printOut(u"the dungeon of "_s + call.course.ruleset);
    }
    printOut(tableOf(playtest));
    if (call.course.levels.size() != 1) {
        printOut(u'\n' + placeTablesOf(playtest, namesOf(call.course)));
    }
    if (interrupt.isInterrupted()) {
        tellInterrupted(playtest, all);
    }
    const bool isWritten = writeFiles(call, playtest);
    const bool isKept = call.runsFolder.isEmpty() || writeRuns(call, interrupt.isInterrupted());
    return interrupt.isInterrupted() ? ExitStopped : isWritten && isKept ? ExitDone : ExitUsage;
}

} // namespace

int runPlaytest(const QStringList &arguments)
{
    const Arguments call = readArguments(arguments, {{u"--dungeon"_s},
                                                     {u"--ruleset"_s, true},
                                                     {u"--bot"_s, true, true},
                                                     {u"--player"_s, true, true}, // the older name of --bot
                                                     {u"--games"_s, true},
                                                     {u"--first-seed"_s, true},
                                                     {u"--jobs"_s, true},
                                                     {u"--shard"_s, true},
                                                     {u"--json"_s, true},
                                                     {u"--heat"_s, true},
                                                     {u"--heat-of"_s, true},
                                                     {u"--runs"_s, true}});
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    if (call.files.value(0) == u"merge"_s) {
        return mergePlaytests(call);
    }
    if (call.files.value(0) == u"compare"_s) {
        return comparePlaytests(call);
    }
    PlaytestCall playtest;
    playtest.course.shipped = catalogueFor(call);
    int exitCode = ExitUsage;
    if (!playtest.course.shipped || !readNumbers(call, playtest) || !readBotsOf(call, playtest)
        || !readHeat(call, playtest) || !readCourse(call, playtest, exitCode)) {
        return exitCode;
    }
    playtest.jsonPath = call.values.value(u"--json"_s);
    const qint64 games = qint64(playtest.bots.size()) * playtest.seeds.count;
    if (!playtest.jsonPath.isEmpty() && games > mostGamesTogether) {
        return usageError(u"--json holds at most %1 games, of all bots together."_s.arg(mostGamesTogether));
    }
    playtest.runsFolder = call.values.value(u"--runs"_s);
    return play(playtest);
}
