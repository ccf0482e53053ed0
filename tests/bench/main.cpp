#include "tests/bench/counting.h"
#include "tests/bench/groups.h"
#include "tests/bench/machine.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFile>
#include <QTextStream>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace Qt::StringLiterals;

namespace {

struct Choice {
    std::vector<BenchGroup> groups;
    QString jsonFile;
    QString markdownFile;
    bool isCounting = false;
};

QString listOfGroups()
{
    QStringList lines;
    for (const BenchGroup &group : benchGroups()) {
        lines.append(QString(group.name).leftJustified(10) % group.what);
    }
    return lines.join(u'\n');
}

std::vector<BenchGroup> groupsNamed(const QStringList &names)
{
    std::vector<BenchGroup> chosen;
    for (const BenchGroup &group : benchGroups()) {
        if (names.isEmpty() ? !group.isOnlyNamed : names.contains(group.name)) {
            chosen.push_back(group);
        }
    }
    return chosen;
}

/// Parses the arguments. Ends the program if they are wrong or ask for help.
Choice choiceOf(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Measures Mazewright, side by side with its peers. Groups:\n"_s % listOfGroups());
    parser.addHelpOption();
    parser.addPositionalArgument(u"NAME"_s, u"groups to measure; without one, all"_s, u"[NAME...]"_s);
    const QCommandLineOption json(u"json"_s, u"writes everything that was measured"_s, u"FILE"_s);
    const QCommandLineOption markdown(u"markdown"_s, u"writes the table of docs/performance.md"_s, u"FILE"_s);
    const QCommandLineOption instructions(u"instructions"_s, u"counts instructions instead of time, under valgrind"_s);
    parser.addOptions({json, markdown, instructions});
    parser.process(arguments);
    Choice choice{groupsNamed(parser.positionalArguments()), parser.value(json), parser.value(markdown),
                  parser.isSet(instructions)};
    if (qsizetype(choice.groups.size()) < parser.positionalArguments().size()) {
        parser.showHelp(2);
    }
    return choice;
}

bool write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    if (file.open(QFile::WriteOnly) && file.write(text) == text.size()) {
        return true;
    }
    std::fprintf(stderr, "%s: %s\n", qPrintable(path), qPrintable(file.errorString()));
    return false;
}

void measure(const BenchGroup &group, Report &report)
{
    report.begin(group.name);
    group.measure(report);
    QTextStream(stdout) << group.name << ": " << group.what << "\n\n" << asText(report.rowsOf(group.name)) << '\n';
}

void measure(const Choice &choice, Report &report)
{
    if (choice.isCounting) {
        measure({"instructions"_L1, "of one view and of one turn, counted by callgrind"_L1, measureInstructions},
                report);
    } else {
        for (const BenchGroup &group : choice.groups) {
            measure(group, report);
        }
    }
    for (const QString &sentence : report.leftOut()) {
        QTextStream(stdout) << sentence << '\n';
    }
}

/// Reads the arguments without an application, which would be counted in a run under valgrind.
QStringList wordsFrom(char **first, char **last)
{
    QStringList words;
    for (char **word = first; word != last; ++word) {
        words.append(QString::fromLocal8Bit(*word));
    }
    return words;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc > 2 && std::strcmp(argv[1], "--count") == 0) {
        return playCounted(wordsFrom(argv + 3, argv + argc), std::atoi(argv[2])) ? 0 : 2;
    }
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    const QApplication application(argc, argv);
    const Choice choice = choiceOf(QApplication::arguments());
    Report report;
    measure(choice, report);
    bool isWritten = true;
    if (!choice.jsonFile.isEmpty()) {
        isWritten = write(choice.jsonFile, asJson(report, machineLines()));
    }
    if (!choice.markdownFile.isEmpty()) {
        const QString machine = machineLines().join(u", "_s);
        isWritten = write(choice.markdownFile, (machine % u"\n\n"_s % asMarkdown(report)).toUtf8()) && isWritten;
    }
    return isWritten ? 0 : 1;
}
