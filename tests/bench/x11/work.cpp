#include "tests/bench/x11/work.h"

#include "tests/bench/processes.h"
#include "tests/bench/report/reader.h"
#include "tests/bench/x11/windows.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

void measureFramesOnScreen(const Stage &stage, Report &report)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"frames.json"_s));
    const auto use =
        useOf({QCoreApplication::applicationFilePath(), u"frames"_s, u"--json"_s, file.fileName()}, stage.settings);
    const auto frames = use && file.open(QFile::ReadOnly) ? readReport(file.readAll()) : std::nullopt;
    if (!frames) {
        report.leaveOut(u"The frames of the editor could not be measured on a screen of X."_s);
        return;
    }
    for (const BenchRow &row : frames->rows()) {
        report.add(row);
    }
    for (const QString &sentence : frames->leftOut()) {
        report.leaveOut(sentence);
    }
}

void measureWork(Report &report)
{
    onStage(report, [&report](const Stage &stage) {
        measureRepaints(stage, report);
        measureFills(stage, report);
        measureFramesOnScreen(stage, report);
    });
}
