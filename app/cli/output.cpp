#include "app/cli/output.h"

#include "app/cli/cataloguesource.h"
#include "editor/text/issuetext.h"
#include "editor/text/savefault.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/levelfile/levelformats.h"

#include <QFile>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

void write(std::FILE *stream, const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stream);
    std::fflush(stream);
}

void print(std::FILE *stream, const QString &line)
{
    write(stream, line.toUtf8() + '\n');
}

void printDropped(const IssueList &issues)
{
    if (issues.dropped() > 0) {
        printError(u"mazewright: and %1 more"_s.arg(issues.dropped()));
    }
}

/// Prints findings of a level that is used in spite of them, in the words of `check`.
void printGraded(const IssueList &issues)
{
    for (const Issue &issue : issues) {
        printError(u"mazewright: "_s + lineWithSeverityOf(issue));
    }
    printDropped(issues);
}

/// True if a finding says that something in a foreign map was guessed, omitted or not found.
bool isLoss(const Issue &issue)
{
    constexpr std::array losses{IssueCode::Guessed, IssueCode::NotTaken, IssueCode::MissingFile,
                                IssueCode::OutsideFolder};
    return std::find(losses.begin(), losses.end(), issue.code) != losses.end();
}

/// Returns the errors and the changes made by reading, since the written file will contain these changes.
IssueList changesOf(const IssueList &issues)
{
    IssueList changes;
    for (const Issue &issue : issues) {
        const bool isChange = issue.code == IssueCode::UnevenRows || issue.code == IssueCode::PassedOver
                              || issue.code == IssueCode::SeveralMazes;
        if (isChange || isLoss(issue) || severityOf(issue) == Severity::Error) {
            changes.add(issue);
        }
    }
    return changes;
}

/// Explains why a drawn maze in a file with an unknown extension is not read.
void explainEnding(const QString &path, const IssueList &issues)
{
    const bool isNoJson =
        std::any_of(issues.begin(), issues.end(), [](const Issue &issue) { return issue.code == IssueCode::Syntax; });
    if (isNoJson && !isForeignFile(path) && !path.endsWith(u".json", Qt::CaseInsensitive)) {
        printError(u"mazewright: %1: Files that end in %2 are read as text, others as JSON."_s.arg(
            path, textEndings().join(u", "_s)));
    }
}

} // namespace

void printChanges(const IssueList &issues)
{
    printGraded(changesOf(issues));
}

void printOut(const QString &line)
{
    print(stdout, line);
}

void printError(const QString &line)
{
    print(stderr, line);
}

void printProgress(const QString &line)
{
    write(stderr, '\r' + line.toUtf8());
}

int usageError(const QString &sentence)
{
    printError(u"mazewright: "_s + sentence);
    return ExitUsage;
}

void printIssues(const IssueList &issues, Severity severity)
{
    for (const Issue &issue : issues) {
        if (severityOf(issue) <= severity) {
            printError(u"mazewright: "_s + lineOf(issue));
        }
    }
    printDropped(issues);
}

int refuseRuleset(const QString &name, const Catalogue &catalogue)
{
    QStringList known;
    for (const Ruleset &ruleset : catalogue.rulesets()) {
        known.append(ruleset.key);
    }
    return usageError(u"There is no ruleset %1. Available: %2."_s.arg(name, known.join(u", "_s)));
}

std::optional<std::uint64_t> seedFrom(const Arguments &arguments)
{
    const auto drawn = qint64(QRandomGenerator::global()->generate64() & largestSeed);
    const std::optional<qint64> seed = numberOption(arguments, u"--seed"_s, 0, qint64(largestSeed), drawn);
    if (!seed) {
        usageError(u"--seed must be a whole number from 0 to %1."_s.arg(largestSeed));
    }
    return seed;
}

bool isPrinted()
{
    const bool isWhole = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
    if (!isWhole) {
        usageError(u"Cannot write all of the output."_s);
    }
    return isWhole;
}

bool isWritten(const QString &path, const std::optional<SaveFault> &fault)
{
    if (fault) {
        printError(u"mazewright: "_s + path + u": "_s + sentenceOf(*fault));
    } else if (isWrittenInPlace(path)) {
        printError(u"mazewright: "_s + path
                   + u": note: its folder is read-only, so the file was written over, not replaced in one step."_s);
    }
    return !fault;
}

bool writeFile(const QString &path, const QByteArray &bytes)
{
    return isWritten(path, writeWhole(path, bytes, MissingFolder::Refuse));
}

bool writeNewFiles(const std::vector<FileContent> &files)
{
    for (auto file = files.begin(); file != files.end(); ++file) {
        if (!writeFile(file->path, file->bytes)) {
            std::for_each(files.begin(), file, [](const FileContent &written) { QFile::remove(written.path); });
            return false;
        }
    }
    return true;
}

CataloguePtr catalogueFor(const Arguments &arguments)
{
    IssueList issues;
    CataloguePtr catalogue = loadCatalogue(arguments.values.value(u"--data"_s), issues);
    if (!catalogue) {
        printIssues(issues, Severity::Warning);
    }
    return catalogue;
}

std::optional<Level> levelFrom(const QString &path, const Catalogue &catalogue, int &exitCode, const MapReading &maps,
                               const QJsonObject &legend)
{
    ReadLevel read = openLevelFile(path, catalogue, legend, checkStructure, maps);
    const bool isWhole = std::none_of(read.issues.begin(), read.issues.end(), isLoss);
    exitCode = !read.level ? ExitUsage : isWhole ? ExitDone : ExitProblems;
    if (read.level) {
        printChanges(read.issues);
    } else {
        printIssues(read.issues, Severity::Error);
        explainEnding(path, read.issues);
    }
    return std::move(read.level).take();
}

std::optional<PlayableLevel> playedLevelFrom(const QString &path, const Catalogue &catalogue, const QString &ruleset,
                                             const QStringList &trusted, int &exitCode)
{
    const LevelCheck check = [&ruleset](Level &level, const Catalogue &base, const auto &places) {
        level.ruleset = ruleset.isEmpty() ? level.ruleset : ruleset;
        return checkStructure(level, base, places);
    };
    ReadLevel read = openLevelFile(path, catalogue, {}, check, {.trusted = trusted});
    std::optional<PlayableLevel> played = read.level.playable();
    exitCode = !read.level ? ExitUsage : !played ? ExitProblems : ExitDone;
    if (!played) {
        printIssues(read.issues, Severity::Error);
    }
    return played;
}
