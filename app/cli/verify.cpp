#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "editor/text/issuetext.h"
#include "gamecore/replay/proof.h"
#include "gamecore/replay/replay.h"
#include "gamecore/replay/runreader.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

/// Returns the verdict on a run, printed after its file name.
QString sentenceOf(const RunVerdict &verdict, int madeBy)
{
    const QString word = keyOf(verdict.what);
    switch (verdict.what) {
    case RunVerdict::What::Fails: {
        const QString depth = verdict.depth > 1 ? u" on depth %1"_s.arg(verdict.depth) : QString();
        return u"%1 at turn %2%3, after %4 commands"_s.arg(word).arg(verdict.turn).arg(depth).arg(verdict.command);
    }
    case RunVerdict::What::OtherRules:
        return u"%1: made by version %2 of the rules"_s.arg(word).arg(madeBy);
    case RunVerdict::What::Stale:
        return word + u": the level or its data has changed, but the outcome is as recorded"_s;
    case RunVerdict::What::Holds:
        break;
    }
    return word;
}

QJsonObject objectOf(const RunVerdict &verdict, int madeBy)
{
    QJsonObject object{{u"verdict"_s, QString(keyOf(verdict.what))},
                       {u"outcome"_s, QString(statusKey(verdict.outcome))}};
    if (verdict.what == RunVerdict::What::Fails) {
        object.insert(u"turn"_s, verdict.turn);
        object.insert(u"depth"_s, verdict.depth);
        object.insert(u"command"_s, verdict.command);
    }
    if (verdict.what == RunVerdict::What::OtherRules) {
        object.insert(u"rules_version"_s, madeBy);
    }
    return object;
}

/// Verdicts on the runs of a call, one after the other.
struct Verdicts {
    CataloguePtr catalogue;
    QStringList trusted; ///< folders from which files of maps may be read
    bool isJson = false;
    QJsonArray objects = {};
    int exitCode = ExitDone;

    void add(const QString &file) { isRunFile(file) ? addRun(file) : addProof(file); }

private:
    void addRun(const QString &file)
    {
        const ReadRun read = readRunFile(file, catalogue);
        if (!read.run) {
            printIssues(read.issues, Severity::Error);
            tell(file, {{u"verdict"_s, u"unreadable"_s}}, {}, ExitUsage);
            return;
        }
        const RunVerdict verdict = verdictOn(read, catalogue);
        const int madeBy = read.run->rulesVersion;
        tell(file, objectOf(verdict, madeBy), sentenceOf(verdict, madeBy),
             verdict.what == RunVerdict::What::Holds ? ExitDone : ExitProblems);
    }

    /// Checks whether a level's proof wins.
    void addProof(const QString &file)
    {
        int code = ExitDone; // the reader prints why a level cannot be played
        const std::optional<PlayableLevel> level = playedLevelFrom(file, *catalogue, {}, trusted, code);
        const ProofVerdict verdict = level ? verdictOnProof(*level, catalogue) : ProofVerdict{};
        IssueList issues = verdict.issues;
        issues.setFile(file);
        printIssues(issues, Severity::Error);
        if (!level || verdict.what == ProofVerdict::What::Unreadable) {
            tell(file, {{u"verdict"_s, u"unreadable"_s}}, {}, ExitUsage);
            return;
        }
        QJsonObject object{{u"verdict"_s, QString(keyOf(verdict.what))}};
        QString sentence = keyOf(verdict.what);
        if (verdict.what == ProofVerdict::What::Fails) {
            object.insert(u"turn"_s, verdict.turn);
            object.insert(u"because"_s, QString(keyOf(verdict.fault)));
            sentence = u"%1 at turn %2 (%3)"_s.arg(sentence).arg(verdict.turn).arg(keyOf(verdict.fault));
        } else if (verdict.what == ProofVerdict::What::None) {
            sentence = u"%1: the level has no proof"_s.arg(sentence);
        }
        tell(file, object, sentence, verdict.what == ProofVerdict::What::Proven ? ExitDone : ExitProblems);
    }

    void tell(const QString &file, QJsonObject object, const QString &sentence, int code)
    {
        exitCode = qMax(exitCode, code);
        if (isJson) {
            object.insert(u"file"_s, file);
            objects.append(object);
        } else if (!sentence.isEmpty()) {
            printOut(file + u": "_s + sentence);
        }
    }
};

} // namespace

int runVerify(const QStringList &arguments)
{
    const Arguments call = readArguments(arguments, {{u"--json"_s}});
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    if (call.files.isEmpty()) {
        return usageError(u"verify needs at least one FILE."_s);
    }
    Verdicts verdicts{.catalogue = catalogueFor(call), .trusted = call.trusted, .isJson = call.has(u"--json"_s)};
    if (!verdicts.catalogue) {
        return ExitUsage;
    }
    for (const QString &file : call.files) {
        verdicts.add(file);
    }
    if (verdicts.isJson) {
        printOut(QString::fromUtf8(QJsonDocument(verdicts.objects).toJson(QJsonDocument::Indented)).trimmed());
    }
    return verdicts.exitCode;
}
