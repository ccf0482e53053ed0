#include "app/cli/output.h"
#include "app/convert/convert.h"
#include "editor/text/codetext.h"
#include "gamecore/replay/runreader.h"

#include <QFile>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

/// Returns a level or a run as a code. If the file cannot be read, prints the error and returns std::nullopt.
std::optional<QString> codeOfFile(const Arguments &call, const CataloguePtr &catalogue)
{
    const QString &path = call.files.first();
    if (isRunFile(path)) {
        const ReadRun read = readRunFile(path, catalogue);
        printIssues(read.issues, Severity::Error);
        return read.run ? std::optional(codeOf(*read.run, *catalogue)) : std::nullopt;
    }
    int exitCode = ExitDone;
    std::optional<Level> level = levelFrom(path, *catalogue, exitCode, {.trusted = call.trusted});
    if (!level) {
        return std::nullopt;
    }
    if (call.has(u"--without-proof"_s)) {
        level->proof = {};
    }
    return codeOf(call.has(u"--without-texts"_s) ? withoutTexts(std::move(*level)) : *level, *catalogue);
}

/// Prints the code of a file. A code that is too long is refused, because other programs would cut it off.
int printCode(const Arguments &call, const CataloguePtr &catalogue)
{
    const std::optional<QString> code = codeOfFile(call, catalogue);
    if (!code) {
        return ExitUsage;
    }
    if (code->isEmpty() || code->size() > longestCode) {
        printError(u"mazewright: "_s + call.files.first() + u": "_s + longCodeText());
        return ExitProblems;
    }
    printOut(*code);
    return ExitDone;
}

/// Reads standard input up to the greatest length of a code.
QString standardInput()
{
    constexpr qint64 most = 8 * longestReadCode;
    QFile input;
    const bool isOpen = input.open(stdin, QIODevice::ReadOnly);
    return isOpen ? QString::fromUtf8(input.read(most)) : QString();
}

int refuseEnding(const QString &out, CodeKind kind)
{
    const QString ending = kind == CodeKind::Run ? u".run.json"_s : u".level.json"_s;
    return usageError(u"%1: The code contains a %2, so OUT must end in %3."_s.arg(out, nameOf(kind), ending));
}

int writeCode(const Arguments &call, const CataloguePtr &catalogue)
{
    const QString text = call.values.value(u"--read"_s);
    const QString out = call.values.value(u"-o"_s);
    const ReadCode read = readCode(text == u"-" ? standardInput() : text, catalogue, checkStructure);
    if (read.fault != CodeFault::None) {
        return usageError(u"%1 [%2]"_s.arg(sentenceOf(read.fault), keyOf(read.fault)));
    }
    const bool isRun = read.kind == CodeKind::Run;
    printIssues(isRun ? read.run.issues : read.level.issues, Severity::Error);
    if (isRun ? !read.run.run : !read.level.level) {
        return ExitUsage;
    }
    if (!out.endsWith(isRun ? u".run.json" : u".level.json", Qt::CaseInsensitive)) {
        return refuseEnding(out, read.kind);
    }
    return writeFile(out, read.file) ? ExitDone : ExitUsage;
}

} // namespace

int runCode(const QStringList &arguments)
{
    const Arguments call = readArguments(
        arguments,
        {{u"--read"_s, true}, {u"-o"_s, true}, {u"--without-proof"_s, false}, {u"--without-texts"_s, false}});
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    const bool isReading = call.has(u"--read"_s);
    if (isReading && (!call.files.isEmpty() || !call.has(u"-o"_s))) {
        return usageError(u"code --read needs TEXT, or - for standard input, and -o OUT."_s);
    }
    if (!isReading && (call.files.size() != 1 || call.has(u"-o"_s))) {
        return usageError(u"code needs one file: a level or a recorded game."_s);
    }
    const CataloguePtr catalogue = catalogueFor(call);
    if (!catalogue) {
        return ExitUsage;
    }
    return isReading ? writeCode(call, catalogue) : printCode(call, catalogue);
}
