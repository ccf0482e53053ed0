#include "editor/levelfiles/textimport.h"

#include "editor/forms/ruleschoice.h"
#include "editor/levelfiles/legenddialog.h"
#include "editor/storage/filename.h"
#include "editor/storage/newcampaign.h"
#include "editor/text/issuetext.h"
#include "editor/widgets/noticebar.h"
#include "editor/widgets/progressworker.h"
#include "editor/widgets/question.h"
#include "gamecore/levelfile/legendchoice.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/mazeconvention.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMainWindow>
#include <QStatusBar>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

struct TextImportText {
    Q_DECLARE_TR_FUNCTIONS(TextImport)
};

QString nameOf(const DrawnMazes &text, std::size_t maze, const QString &name)
{
    const QString &title = text.mazes[maze].title;
    const bool isNumbered = title.isEmpty() && text.mazes.size() > 1;
    return isNumbered ? u"%1 %2"_s.arg(name).arg(maze + 1) : title.isEmpty() ? name : title;
}

/// The choices made in the dialog.
struct Answers {
    std::optional<std::size_t> maze; ///< std::nullopt: all
    MazeConvention convention;
};

ReadLevel readBy(const MazeConvention &convention, DrawnText maze, const QString &title, const Catalogue &catalogue)
{
    maze.title = title;
    const ReadableMaze readable = preparedMaze(std::move(maze), convention, catalogue);
    return readMaze(readable.maze, catalogue, readable.legend, checkStructure);
}

/// Reads the chosen mazes. Stops at one that cannot be read and returns its issues.
ImportedText readMazes(const DrawnMazes &text, const QString &name, const Answers &answers, const Catalogue &catalogue)
{
    ImportedText read{.levels = {}, .isCampaign = !answers.maze};
    const std::size_t end = answers.maze ? *answers.maze + 1 : text.mazes.size();
    for (std::size_t i = answers.maze.value_or(0); i < end; ++i) {
        ReadLevel level = readBy(answers.convention, text.mazes[i], nameOf(text, i, name), catalogue);
        read.issues = level.issues;
        std::optional<Level> taken = std::move(level.level).take();
        if (!taken) {
            read.levels.clear();
            return read;
        }
        read.levels.push_back(*std::move(taken));
    }
    return read;
}

qint64 cellsOf(const DrawnMazes &text)
{
    qint64 cells = 0;
    for (const DrawnText &maze : text.mazes) {
        cells += areaOf(maze);
    }
    return cells;
}

} // namespace

bool isForeign(const DrawnMazes &text, const Catalogue &catalogue)
{
    const MazeConvention drawn = conventionOfDrawing(text, catalogue);
    return text.mazes.size() > 1 || drawn.preset || !drawn.legend.isEmpty()
           || !unknownOf(charactersOf(text.mazes), catalogue, {}).empty();
}

std::optional<ImportedText> askedText(const DrawnMazes &text, const QString &name, const QString &ruleset,
                                      const Catalogue &catalogue, QWidget *host)
{
    LegendDialog dialog(text, name, ruleset, catalogue, host);
    if (dialog.exec() != QDialog::Accepted) {
        return std::nullopt;
    }
    ImportedText read;
    const Worker worker = cellsOf(text) > mostCellsHere ? progressReader(host) : Worker(workHere);
    const Answers answers{.maze = dialog.maze(), .convention = dialog.convention()};
    const bool isDone = worker([&](const std::atomic<bool> &) { read = readMazes(text, name, answers, catalogue); });
    if (!isDone) {
        return std::nullopt;
    }
    for (Level &level : read.levels) {
        dialog.rules().applyTo(level);
    }
    if (read.levels.empty()) {
        showMessage(host, u"textUnread"_s, lineOf(read.issues[0]));
        return std::nullopt;
    }
    return read;
}

QString writtenCampaign(const ImportedText &text, const QString &name, const QString &folder,
                        const Catalogue &catalogue, QWidget *host)
{
    const QString plain = fileNameFor(name);
    const QString fallback = TextImportText::tr("Mazes");
    QDir().mkpath(folder);
    const CampaignChange change =
        writeNewCampaign(freeFile(folder, plain.isEmpty() ? fallback : plain, {}), text.levels, catalogue);
    if (!change.isDone()) {
        showMessage(host, u"campaignUnwritten"_s, change.fault);
    }
    return change.isDone() ? change.path : QString();
}

void showCampaignFolder(const QString &campaign, QMainWindow &host)
{
    const QString folder = QDir::toNativeSeparators(QFileInfo(campaign).absolutePath());
    host.statusBar()->showMessage(TextImportText::tr("The campaign is in the folder %1.").arg(folder), longestNoticeMs);
}
