#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "editor/text/issuetext.h"
#include "gamecore/analysis/levelanalysis.h"
#include "gamecore/base/files.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/mazeconvention.h"
#include "gamecore/packing/bundlefile.h"
#include "gamecore/play/campaign.h"
#include "gamecore/replay/proof.h"
#include "gamecore/replay/runreader.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QJsonObject objectOf(const Issue &issue)
{
    QJsonObject object{{u"file"_s, issue.file},
                       {u"line"_s, issue.line},
                       {u"column"_s, issue.column},
                       {u"path"_s, issue.path},
                       {u"severity"_s, QString(severityKey(severityOf(issue)))},
                       {u"code"_s, QString(issueKey(issue.code))},
                       {u"message"_s, sentenceOf(issue)}};
    for (const Figure &figure : issue.figures) {
        object.insert(figure.name, figure.value);
    }
    return object;
}

/// Prints all findings of a file with one call of printOut(), because each call flushes the output.
void printFindings(const IssueList &issues)
{
    QStringList lines;
    for (const Issue &issue : issues) {
        lines.append(lineWithSeverityOf(issue));
    }
    if (issues.dropped() > 0) {
        lines.append(u"%1: %2 more findings are not shown"_s.arg(issues[0].file).arg(issues.dropped()));
    }
    if (!lines.isEmpty()) {
        printOut(lines.join(u'\n'));
    }
}

/// The findings in all files of a call.
struct Findings {
    bool isJson = false;
    bool isStrict = false;
    QJsonArray objects = {};
    int exitCode = ExitDone;

    void add(const IssueList &issues, bool isUnreadable)
    {
        const bool hasProblems = issues.hasErrors() || (isStrict && !issues.isEmpty());
        exitCode = qMax(exitCode, isUnreadable ? int(ExitUsage) : hasProblems ? int(ExitProblems) : int(ExitDone));
        if (!isJson) {
            printFindings(issues);
            return;
        }
        for (const Issue &issue : issues) {
            objects.append(objectOf(issue));
        }
    }
};

/// Checks a level that the hero enters with his belongings, which may include what the level itself lacks.
CheckResult checkForTraveller(const Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places)
{
    CheckResult checked = checkThoroughly(level, catalogue, places);
    IssueList issues;
    for (const Issue &issue : checked.issues) {
        const bool maybeHad = figureOf(issue, "lost"_L1) > 0 || issue.expected == Expected::DamageSources
                              || issue.code == IssueCode::CanGetStuck;
        if (!maybeHad) {
            issues.add(issue);
        }
    }
    checked.issues = issues;
    return checked;
}

/// How the files of a call are checked.
struct Checks {
    CataloguePtr catalogue;
    QStringList trusted; ///< folders from which files of maps may be read
    bool requiresProof = false;

    /// Adds a check of the level's proof, if it has one or must have one.
    LevelCheck withProof(const LevelCheck &check) const
    {
        return [this, check](Level &level, const Catalogue &base, const std::vector<ThingPlace> &places) {
            CheckResult checked = check(level, base, places);
            IssueList found;
            const std::optional<PlayableLevel> playable = PlayableLevel::check(level, base, found);
            if (playable && (requiresProof || !level.proof.isEmpty())) {
                checked.issues.add(issuesOf(verdictOnProof(*playable, catalogue), requiresProof));
            }
            return checked;
        };
    }
};

/// Checks the mazes of a text after the first one. Opening such a text only reads its first maze.
void checkFurtherMazes(const QString &file, const Checks &checks, const LevelCheck &check, Findings &findings)
{
    IssueList issues;
    const std::optional<QByteArray> bytes = readFile(file, largestJson, issues);
    const std::optional<DrawnMazes> drawn = bytes ? readDrawnMazes(*bytes, MazeSplit::Titles, issues) : std::nullopt;
    const MazeConvention convention = drawn ? conventionOfDrawing(*drawn, *checks.catalogue) : MazeConvention();
    for (std::size_t i = 1; drawn && i < drawn->mazes.size(); ++i) {
        const ReadableMaze maze = preparedMaze(drawn->mazes[i], convention, *checks.catalogue);
        ReadLevel read = readMaze(maze.maze, *checks.catalogue, maze.legend, checks.withProof(check));
        read.issues.setFile(file);
        findings.add(read.issues, !read.level);
    }
}

void checkLevelFile(const QString &file, const Checks &checks, const LevelCheck &check, Findings &findings)
{
    const ReadLevel read =
        openLevelFile(file, *checks.catalogue, {}, checks.withProof(check), {.trusted = checks.trusted});
    findings.add(read.issues, !read.level);
    const bool hasMore = std::any_of(read.issues.begin(), read.issues.end(),
                                     [](const Issue &issue) { return issue.code == IssueCode::SeveralMazes; });
    if (hasMore) {
        checkFurtherMazes(file, checks, check, findings);
    }
}

/// Checks the campaign itself, then each of its levels.
void checkCampaign(const QString &file, const Checks &checks, Findings &findings)
{
    const ReadCampaign read = readCampaignFile(file);
    findings.add(read.issues, read.issues.isUnreadable());
    if (read.campaign) {
        const QStringList &levels = read.campaign->levels;
        for (qsizetype i = 0; i < levels.size(); ++i) {
            const bool isTraveller = i > 0 && read.campaign->carriesHero;
            checkLevelFile(levels[i], checks, isTraveller ? checkForTraveller : checkThoroughly, findings);
        }
    }
}

/// Checks that a recorded game can be read. The call `verify` checks whether it still leads to the same end.
void checkRun(const QString &file, const CataloguePtr &catalogue, Findings &findings)
{
    const ReadRun read = readRunFile(file, catalogue);
    findings.add(read.issues, !read.run);
}

} // namespace

int runCheck(const QStringList &arguments)
{
    const Arguments call = readArguments(arguments, {{u"--json"_s}, {u"--strict"_s}, {u"--require-proof"_s}});
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    if (call.files.isEmpty()) {
        return usageError(u"check needs at least one FILE."_s);
    }
    const CataloguePtr catalogue = catalogueFor(call);
    if (!catalogue) {
        return ExitUsage;
    }
    const Checks checks{
        .catalogue = catalogue, .trusted = call.trusted, .requiresProof = call.has(u"--require-proof"_s)};
    Findings findings{.isJson = call.has(u"--json"_s), .isStrict = call.has(u"--strict"_s)};
    for (const QString &file : call.files) {
        if (isRunFile(file)) {
            checkRun(file, catalogue, findings);
        } else if (isCampaignFile(file) || isBundlePath(file)) {
            checkCampaign(file, checks, findings);
        } else {
            checkLevelFile(file, checks, checkThoroughly, findings);
        }
    }
    if (call.has(u"--json"_s)) {
        printOut(QString::fromUtf8(QJsonDocument(findings.objects).toJson(QJsonDocument::Indented)).trimmed());
    }
    return findings.exitCode;
}
