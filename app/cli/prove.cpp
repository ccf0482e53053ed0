#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/replay/proof.h"

using namespace Qt::StringLiterals;

/// Saves a recorded game that wins a level as the level's proof, in the file of the level or in another one.
int runProve(const QStringList &arguments)
{
    const Arguments call = readArguments(arguments, {{u"--run"_s, true}, {u"-o"_s, true}});
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    const QString runFile = call.values.value(u"--run"_s);
    if (call.files.size() != 1 || runFile.isEmpty()) {
        return usageError(u"prove needs one LEVEL and --run FILE."_s);
    }
    const QString out = call.values.value(u"-o"_s, call.files.first());
    if (isTextFile(out)) {
        return usageError(u"%1: A text file cannot contain a proof; use -o NAME.level.json."_s.arg(out));
    }
    const CataloguePtr catalogue = catalogueFor(call);
    int exitCode = ExitUsage;
    std::optional<PlayableLevel> level =
        catalogue ? playedLevelFrom(call.files.first(), *catalogue, {}, call.trusted, exitCode) : std::nullopt;
    if (!level) {
        return exitCode;
    }
    const ReadRun read = readRunFile(runFile, catalogue);
    printIssues(read.issues, Severity::Error);
    if (!read.run) {
        return ExitUsage;
    }
    const StoredProof kept = proofFrom(*read.run, *level, catalogue);
    if (kept.verdict.what != ProofVerdict::What::Proven) {
        printError(u"mazewright: %1: This game does not win the level: %2 at turn %3."_s.arg(
            runFile, keyOf(kept.verdict.fault), QString::number(kept.verdict.turn)));
        return ExitProblems;
    }
    Level proven = level->level();
    proven.proof = kept.proof;
    return writeFile(out, writeLevelJson(proven, *catalogue)) ? ExitDone : ExitUsage;
}
